import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './world.ts';

const authenticator = new TOTP({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' });

async function fillIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(`${name}@larkfield.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signIn(page: Page, name: string) {
  await page.goto('/officer-login');
  await fillIn(page, name);
  await expect(page.getByRole('tablist')).toBeVisible();
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Login Failed' });

test.describe('rejected', () => {
  // The browser logs 400 responses and failed requests.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a wrong password and an unknown address get the same message', async ({ page }) => {
    await page.goto('/officer-login');
    const words = 'The email or password isn’t right, or this account can’t sign in.';
    await fillIn(page, 'officer', 'not-the-password');
    await expect(alert(page)).toContainText(words);
    const password = page.getByRole('textbox', { name: 'Password' });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(new RegExp(words));
    await page.reload();
    await fillIn(page, 'nobody-of-that-name');
    await expect(alert(page)).toContainText(words);
    await expect(page).toHaveURL('/officer-login');
  });

  test('too many attempts and a lost connection get plain messages', async ({ page }) => {
    const signInCall = '**/accounts:signInWithPassword**';
    await page.route(signInCall, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    );
    await page.goto('/officer-login');
    await fillIn(page, 'officer');
    await expect(alert(page)).toContainText('Too many tries.');
    await page.unroute(signInCall);
    await page.route(signInCall, (route) => route.abort());
    await page.reload();
    await fillIn(page, 'officer');
    await expect(alert(page)).toContainText('We can’t reach the server.');
  });

  test('a portal whose scripts don’t load offers a reload', async ({ page }) => {
    let isDown = true;
    await page.route(/\/assets\/start-[^/]*\.js$/, (route) => (isDown ? route.abort() : route.fallback()));
    await page.goto('/officer-login');
    const notice = page.getByRole('alert').filter({ hasText: 'This page didn’t load completely.' });
    await expect(notice).toBeVisible();
    isDown = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('shows a message for an unexpected error', async ({ page }) => {
    await page.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'SOMETHING_NEW' } } }),
    );
    await page.goto('/officer-login');
    await fillIn(page, 'officer');
    await expect(page.getByRole('alert').filter({ hasText: 'An unexpected error occurred' })).toBeVisible();
  });

  test('keeps a wrong TOTP code, enables Verify at six digits, and signs in with the right code', async ({
    page,
  }) => {
    await page.goto('/officer-login');
    await fillIn(page, 'totp');
    await expect(page.getByRole('status').filter({ hasText: '2FA Required' })).toContainText(
      'Please enter your authentication code',
    );
    const code = page.getByLabel('6-digit code');
    const verify = page.getByRole('button', { name: 'Verify' });
    await expect(code).toBeFocused();
    await page.keyboard.type('00000');
    await expect(verify).toBeDisabled();
    await expect(verify).toHaveAccessibleDescription('Enter all six digits to continue.');
    // A code that is wrong at any time.
    const right = authenticator.generate();
    await code.fill(right === '000000' ? '111111' : '000000');
    await verify.click();
    await expect(page.getByText('That code isn’t right')).toBeVisible();
    await expect(page).toHaveURL('/officer-login');

    await code.fill(authenticator.generate());
    await verify.click();
    await expect(page).toHaveURL('/officer-portal');
    // In a new browser the tabs move up when the placeholders of the tasks go.
    await expect(page.getByText('You’re all caught up.')).toBeVisible();
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect(page.getByText('2FA Enabled')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });
});

test('both fields are required', async ({ page }) => {
  await page.goto('/officer-login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your email')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a member signs in, stays signed in after a reload and signs out @both', async ({ page }) => {
  await signIn(page, 'officer');
  await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toContainText(
    'Redirecting to portal...',
  );
  await expect(page).toHaveURL('/officer-portal');
  await expect(page.getByText('Loan Officer', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/officer-login');
  await expect(page).toHaveURL('/officer-portal');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/officer-login');
  await page.goto('/officer-portal');
  await expect(page).toHaveURL('/officer-login');
});

test('sign-in continues to the requested page', async ({ page }) => {
  await page.goto('/officer-portal?tab=security');
  await expect(page).toHaveURL('/officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity');
  await fillIn(page, 'officer');
  await expect(page).toHaveURL('/officer-portal?tab=security');
  await expect(page.getByText('isn’t set up, so your password')).toBeVisible();
});

test('sign-in never redirects to another site', async ({ page }) => {
  await page.goto('/officer-login?next=%2F%2Fevil.example%2Fofficer-portal');
  await fillIn(page, 'officer');
  await expect(page).toHaveURL('/officer-portal');
});

test('an account without a role doesn’t see the portal', async ({ page }) => {
  await page.goto('/officer-login');
  await fillIn(page, 'norole');
  await expect(page.getByRole('heading', { name: 'No access yet' })).toBeVisible();
  await expect(page.getByText('norole@larkfield.example')).toBeVisible();
  await expect(page.getByText('Login Successful')).toHaveCount(0);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/officer-login');
});

test('a loan officer has no Submissions tab, and can’t open its address', async ({ page }) => {
  await signIn(page, 'officer');
  await expect(page.getByRole('tab')).toHaveText(['PDF Tools', 'Settings', 'Security']);
  await page.goto('/officer-portal?tab=submissions');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to view this page.")).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the tab is in the address: reload and Back keep it; arrow keys switch tabs', async ({ page }) => {
  await signIn(page, 'superadmin');
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/officer-portal?tab=pdf-tools');
  await expect(page.getByRole('heading', { name: 'Approval Queue' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'PDF Tools' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
});

test('the desk lists newest first, with a color per status and gray for unknown ones', async ({ page }) => {
  await page.goto('/officer-portal?tab=submissions');
  await fillIn(page, 'superadmin');
  await expect(page.getByRole('table')).toBeVisible();
  const times = await page
    .locator('tbody time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times.length).toBeGreaterThan(4);
  expect(times).toEqual([...times].sort().reverse());

  const colours = { New: 'info', 'In progress': 'warning', Approved: 'success', Denied: 'error' };
  for (const [label, tone] of Object.entries(colours)) {
    const chips = page.locator('tbody [data-tone]').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(chips.first()).toHaveAttribute('data-tone', tone);
  }
  const unknown = page.locator('tbody [data-tone="default"]');
  await expect(unknown.first()).toHaveText(/\S/);
  await expect(unknown.first()).not.toHaveText(/^(New|In progress|Approved|Denied)$/);
});
