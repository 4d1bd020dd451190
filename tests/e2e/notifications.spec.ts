import { paths } from '@brokerage/domain/paths';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { changeRecord, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const PAGE = '/officer-portal/notifications';

test('a loan officer chooses mail timings on a phone @phone', async ({ page }) => {
  const { uid, email, tenantId } = await newMember({ role: 'officer' });
  await changeRecord(uid, { officer_id: 'somebody' });
  await openSignedIn(page, email, PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(6);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByLabel('New leads').selectOption('Daily summary');
  await expect(page.getByText('Check My Leads during the day')).toBeVisible();
  await page.getByLabel('Expiring flyers').selectOption('Off');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Notification settings saved' })).toBeVisible();
  await expect(save).toBeDisabled();
  const stored = await firestore.doc(paths.mailPreferences.one(tenantId, uid)).get();
  expect(stored.get('topics')).toMatchObject({ new_leads: 'daily', flyer_ends: 'off', flyer_reviews: 'now' });
  await page.reload();
  await expect(page.getByLabel('Expiring flyers')).toHaveValue('off');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
});

test('an administrator chooses in dark mode, and unsaved changes are guarded', async ({ page }) => {
  const { email } = await newMember({ role: 'compliance' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, email, PAGE);
  await expect(page.getByLabel('Template consent')).toBeVisible();
  // Members outside the directory see nobody's leads.
  await expect(page.getByLabel('New leads')).toHaveCount(0);
  await page.getByLabel('Flyer reviews').selectOption('Off');
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Portal' })
    .getByRole('link', { name: 'Profile Settings' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Flyer reviews')).toHaveValue('now');
});

for (const [address, text] of [
  [PAGE, 'Emails you can choose'],
  ['/officer-portal/pdf/links', 'No links yet'],
] as const) {
  test(`nothing moves while ${address} loads`, async ({ page }) => {
    const { uid, email } = await newMember({ role: 'officer' });
    await changeRecord(uid, { officer_id: 'somebody' });
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openSignedIn(page, email, address);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((total, one) => total + one, 0),
    );
    expect(sum).toBeLessThan(0.02);
  });
}
