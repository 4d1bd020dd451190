import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, inspectBothWidths } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { fillIn, loadMailedCode, newMember, setPasswordMinLength } from './memberAccounts.ts';

const NEW_PASSWORD = 'teapot-glacier-violin';
/** The emulator starts a process for the first call of a function, which takes long on a busy machine. */
const FIRST_CALL = { timeout: 60_000 };

/** Has Auth mail a link, and returns the code in it. */
async function sendResetMail(page: Page, email: string) {
  await page.request.post(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x`,
    { data: { requestType: 'PASSWORD_RESET', email } },
  );
  return loadMailedCode(email, 'PASSWORD_RESET');
}

test.describe('forgot password', () => {
  // The browser logs the rejected password as a failed request.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a mailed link sets a new password once, which signs in', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { email } = await newMember();
    await page.goto('/officer-login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await inspectBothWidths(page);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Email Sent' })).toContainText(
      'Password reset email sent! Check your inbox.',
    );
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await inspectBothWidths(page);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    const code = await loadMailedCode(email, 'PASSWORD_RESET');
    expect(code).toBeDefined();
    await page.goto(`/officer-login?mode=resetPassword&oobCode=${code}&apiKey=demo-key`);
    await expect(page.getByText('Please enter your new password')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const first = page.getByRole('textbox', { name: 'New password', exact: true });
    const second = page.getByRole('textbox', { name: 'Confirm new password', exact: true });
    await first.fill('12345');
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByText('Too short.')).toBeVisible();
    await inspectBothWidths(page);
    await first.fill('Password123');
    await second.fill('Password123');
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('This password is too common. Choose another.')).toBeVisible(FIRST_CALL);
    await expect(first).toBeFocused();
    await inspectBothWidths(page);
    await first.fill(NEW_PASSWORD);
    await expect(page.getByText('Strong.')).toBeVisible();
    await second.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Password updated successfully! Please log in.')).toBeVisible(FIRST_CALL);
    await expect(page).toHaveURL('/officer-login');
    await fillIn(page, email, NEW_PASSWORD);
    await expect(page.getByRole('tablist')).toBeVisible();
  });
});

test.describe('a company with longer passwords', () => {
  // The browser logs the rejected call as a failed request.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an invited member’s password must reach their company’s minimum', async ({ page }) => {
    const { email, tenantId } = await newMember({ tenantId: `test-${randomUUID()}` });
    await setPasswordMinLength(tenantId, 16);
    const code = await sendResetMail(page, email);
    await page.goto(`/officer-login?mode=resetPassword&oobCode=${code}`);
    const first = page.getByRole('textbox', { name: 'New password', exact: true });
    const second = page.getByRole('textbox', { name: 'Confirm new password', exact: true });
    await first.fill('k7#pQz!m2xBvT9r');
    await expect(page.getByText('At least 16 characters.')).toBeVisible(FIRST_CALL);
    await second.fill('k7#pQz!m2xBvT9r');
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Password must be at least 16 characters')).toBeVisible();
    await expectAccessible(page);
    await first.fill(NEW_PASSWORD);
    await second.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Password updated successfully! Please log in.')).toBeVisible(FIRST_CALL);
  });
});

test.describe('links that don’t work', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a used link links to a new one', async ({ page }) => {
    await page.goto('/officer-login?reset=true#oobCode=used-before&type=recovery');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expect(page).toHaveURL('/officer-login');
  });

  test('unknown and known addresses get the same message; a lost connection gets another', async ({
    page,
  }) => {
    await page.goto('/officer-login');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    const email = page.getByLabel('Email');
    await email.fill('not an address');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await page.route('**/accounts:sendOobCode**', (route) => route.abort());
    await email.fill('nobody@staff.example');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
      'can’t reach the server',
    );
    await page.unroute('**/accounts:sendOobCode**');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
    await expect(page.getByText('If nobody@staff.example can sign in here')).toBeVisible();
  });
});

for (const address of ['/officer-login?reset=true', '/officer-login#access_token=x&type=recovery']) {
  test(`${address} shows that the link has no code`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/officer-login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
}

test.describe('a session whose token is rejected', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a reset in an open session ends it and asks for the new password', async ({ page }) => {
    const { email } = await newMember();
    await page.goto('/officer-login');
    await fillIn(page, email);
    await expect(page.getByRole('tablist')).toBeVisible();
    const code = await sendResetMail(page, email);
    await page.goto(`/officer-login#type=recovery&oobCode=${code}`);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm new password', exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Password updated successfully! Please log in.')).toBeVisible(FIRST_CALL);
    await page.goto('/officer-portal');
    await expect(page).toHaveURL('/officer-login');
  });
});
