import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import {
  authenticator,
  changeRecord,
  fillIn,
  loadMailedCode,
  loadRecords,
  newMember,
  newStrictCompany,
} from './memberAccounts.ts';
import { clearRateLimits, PASSWORD } from './world.ts';

const SECURITY = '/officer-portal?tab=security';

async function openSecurity(page: Page, email: string) {
  await page.goto(SECURITY);
  await fillIn(page, email);
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
}
const code = (page: Page) => page.getByLabel('6-digit code');
const qrCode = (page: Page) => page.getByRole('img', { name: 'QR code for your authenticator app' });
const codesDialog = (page: Page) => page.getByRole('dialog', { name: 'Your recovery codes' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Enrolls a second factor up to the recovery codes; returns the app and the codes. */
async function enrol(page: Page) {
  await page.getByRole('button', { name: 'Enable 2FA' }).click();
  await expect(qrCode(page)).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const app = authenticator(secret);
  const used = app(0);
  await code(page).fill(used);
  await page.getByRole('button', { name: 'Verify' }).click();
  // The function may still have to start.
  await expect(codesDialog(page)).toBeVisible({ timeout: 30_000 });
  const codes = await codesDialog(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { app, used, codes };
}
async function putCodesAway(page: Page) {
  await page.getByRole('checkbox', { name: 'I have stored these codes in a safe place' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(codesDialog(page)).toHaveCount(0);
}
async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/officer-login');
}

test.describe('with rejections', () => {
  test.use({ expectedErrors: [/Failed to load resource|MFA enrollment error/] });

  test('enrolls an authenticator app, signs in with it and recovers it', async ({ page }) => {
    test.slow();
    await clearRateLimits();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const member = await newMember();
    const { email } = member;
    await openSecurity(page, email);
    await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Enable 2FA' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2FA Setup' })).toContainText(
      'Scan the QR code with your authenticator app',
    );
    await expectAccessible(page);
    const verify = page.getByRole('button', { name: 'Verify' });
    await expect(verify).toBeDisabled();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    const app = authenticator(secret);
    await code(page).fill(app(50));
    await verify.click();
    await expect(page.getByText('That code isn’t right')).toBeVisible();
    await expect(
      page.getByText('Not set up', { exact: true }),
      'no factor before the first code',
    ).toBeVisible();
    expect((await page.locator('code').innerText()).replaceAll(' ', ''), 'the secret stays').toBe(secret);
    const used = app(0);
    await code(page).fill(used);
    await verify.click();

    // The function may still have to start.
    await expect(codesDialog(page)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const codes = await codesDialog(page).getByRole('listitem').allInnerTexts();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
    await putCodesAway(page);
    await expect(page.getByText('2FA Enabled')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

    await signOut(page);
    await fillIn(page, email);
    await expectAccessible(page);
    await code(page).fill(used);
    await verify.click();
    await expect(page.getByText('That code isn’t right, or was used before'), 'replayed').toBeVisible();
    await code(page).fill(app(1));
    await verify.click();
    await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toContainText(
      'Redirecting to portal...',
    );
    await signOut(page);

    await fillIn(page, email);
    await page.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click();
    await expectAccessible(page);
    const field = page.getByLabel('Recovery code');
    await field.fill('AAAAA-AAAAA');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(
      page.getByText('That email, password or recovery code isn’t right, or the code was already used.'),
    ).toBeVisible();
    await field.fill((codes[3] ?? '').toLowerCase());
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page).toHaveURL(SECURITY);
    await expect(page.getByText('Your lost authenticator was removed. Set up a new one now.')).toBeVisible();
    await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
    const { actions, mails } = await loadRecords(member);
    expect(actions).toContain('second_factor_removed_by_recovery_code');
    expect(mails).not.toEqual([]);

    // The second authenticator; a code used up for the first doesn't remove it.
    await enrol(page);
    await putCodesAway(page);
    await signOut(page);
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click();
    await field.fill(codes[3] ?? '');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page.getByText('recovery code isn’t right, or the code was already used')).toBeVisible();
  });

  test('turning off the second factor needs password and code; then the password is enough', async ({
    page,
  }) => {
    test.slow();
    const { email } = await newMember();
    await openSecurity(page, email);
    const { app, used } = await enrol(page);
    await putCodesAway(page);
    await page.getByRole('button', { name: 'Turn off' }).click();
    const question = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
    await expectAccessible(page);
    const password = question.getByRole('textbox', { name: 'Password' });
    await password.fill('not-it');
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(question.getByText('That password isn’t right')).toBeVisible();
    await password.fill(PASSWORD);
    await question.getByRole('button', { name: 'Turn off' }).click();
    await code(page).fill(used);
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(question.getByText('That code isn’t right, or was used before')).toBeVisible();
    await code(page).fill(app(1));
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
    await signOut(page);
    await fillIn(page, email);
    await expect(page.getByRole('tablist')).toBeVisible();
  });

  test('verifies an unverified email during setup', async ({ page }) => {
    const { email } = await newMember({ isVerified: false });
    await openSecurity(page, email);
    await page.getByRole('button', { name: 'Enable 2FA' }).click();
    await page.getByRole('button', { name: 'Send verification email' }).click();
    await expect(page.getByText('Open the link in the email, then come back here.')).toBeVisible();
    await page.getByRole('button', { name: 'I’ve verified my email' }).click();
    await expect(page.getByText('Not verified yet.')).toBeVisible();
    await expectAccessible(page);
    const mailed = await loadMailedCode(email, 'VERIFY_EMAIL');
    const other = await page.context().newPage();
    await other.goto(`/officer-login?mode=verifyEmail&oobCode=${mailed}`);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(heading(other, 'Done')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'I’ve verified my email' }).click();
    await expect(qrCode(page)).toBeVisible();
  });

  test('renews an old sign-in during setup', async ({ page }) => {
    const { email } = await newMember();
    await openSecurity(page, email);
    // The emulator measures the five minutes by its own clock, so this test simulates one rejection.
    await page.route(
      '**/accounts/mfaEnrollment:start**',
      (route) =>
        route.fulfill({
          status: 400,
          json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Enable 2FA' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(qrCode(page)).toBeVisible();
  });
});

test('until a required second factor is set up, an administrator works as an officer', async ({ page }) => {
  test.slow();
  const { tenantId } = await newStrictCompany();
  const { uid, email } = await newMember({ tenantId, role: 'compliance' });
  await page.goto('/officer-portal?tab=submissions');
  await fillIn(page, email);
  await expect(heading(page, 'This page needs two-factor authentication')).toBeVisible();
  await expect(page.getByText('Login Successful')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'PDF Tools' }).click();
  await expect(page.getByText('You can’t open your administrator pages')).toBeVisible();
  await expect(heading(page, 'Browse Templates')).toBeVisible();
  await expect(heading(page, 'Approval Queue')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Security' }).click();
  await enrol(page);
  await putCodesAway(page);
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await expect(page.getByText('No submissions found')).toBeVisible();
  await changeRecord(uid, { role: 'officer' });
  await expect(heading(page, 'Access Denied')).toBeVisible();
});
