import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { changeRecord, changeTenant, fillIn, newMember, newStrictCompany } from './memberAccounts.ts';

const MINUTE = 60_000;

async function signIn(page: Page, email: string, address = '/officer-login') {
  await page.goto(address);
  await fillIn(page, email);
  await expect(page.getByRole('tablist')).toBeVisible();
}
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

// When its timers jump, the Firestore SDK checks for a network by a Google image, which the policy blocks.
const idle = test.extend({ expectedErrors: [/cleardot\.gif/] });

idle(
  'warns two minutes before, stays after a response, and otherwise signs out with a message',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { email } = await newMember();
    await page.clock.install();
    await signIn(page, email, '/officer-portal?tab=security');
    await page.clock.fastForward(27 * MINUTE);
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward(1.2 * MINUTE);
    await expect(warning(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expect(page.getByTestId('countdown')).toHaveText(/^1:[0-5]\d$/);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(warning(page).locator(':focus'), 'the focus stays inside').toHaveCount(1);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(page)).toHaveCount(0);

    await page.clock.fastForward(29 * MINUTE);
    await expect(warning(page)).toBeVisible();
    await page.clock.fastForward(2 * MINUTE);
    await expect(page.getByText('You were signed out after 30 minutes of inactivity.')).toBeVisible();
    await expect(page).toHaveURL('/officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity');
  },
);

idle('another window extends the session, and an idle browser opens nothing', async ({ context }) => {
  const { email } = await newMember();
  await context.clock.install();
  const first = await context.newPage();
  await signIn(first, email);
  const second = await context.newPage();
  await second.goto('/officer-portal');
  // While still connecting, Firestore would treat the jump as a lost connection.
  for (const page of [first, second]) await expect(page.getByText('You’re all caught up.')).toBeVisible();
  await first.clock.fastForward(28.5 * MINUTE);
  await expect(warning(first)).toBeVisible();
  await expect(warning(second)).toBeVisible();
  await second.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(first)).toHaveCount(0);
  await first.close();
  await second.close();

  const third = await context.newPage();
  await third.clock.fastForward(31 * MINUTE);
  await third.goto('/officer-portal');
  await expect(third.getByText('after 30 minutes of inactivity')).toBeVisible();
});

test('sign out everywhere ends the session on another device, too', async ({ page, browser }) => {
  const { email } = await newMember();
  await signIn(page, email);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  const words = 'You were signed out on all devices';
  // The function may still have to start.
  await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText(words)).toBeVisible();
  // A token has its sign-in time in whole seconds: one from this very second counts as earlier.
  const endedAt = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(endedAt + 1);
  await fillIn(other, email);
  await expect(other.getByRole('tablist')).toBeVisible();
  await elsewhere.close();
});

test('a new role takes effect immediately, and a deactivated member sees a message', async ({ page }) => {
  const { uid, email } = await newMember();
  await signIn(page, email);
  await expect(page.getByRole('tab')).toHaveText(['PDF Tools', 'Settings', 'Security']);
  await changeRecord(uid, { role: 'compliance' });
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await changeRecord(uid, { role: 'officer' });
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await changeRecord(uid, { status: 'deactivated' });
  await expect(page.getByRole('heading', { name: 'Your access has ended' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/officer-login');
});

test('the portal shows the current name of the member’s company', async ({ page }) => {
  const { tenantId, companyName } = await newStrictCompany();
  const { email } = await newMember({ tenantId });
  await signIn(page, email);
  const portal = page.getByRole('navigation', { name: 'Portal' });
  await expect(portal).toContainText(companyName);
  await changeTenant(tenantId, { company_name: 'Bold Lending' });
  await expect(portal).toContainText('Bold Lending');
});
