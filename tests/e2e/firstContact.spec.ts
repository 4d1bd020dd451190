import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { atPhoneWidth, expectAccessible, inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createLead, listOfficer } from './leads.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

test('the report shows how soon applicants were called, by month and officer', async ({ page }) => {
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'compliance', tenantId });
  const officer = await newMember({ tenantId });
  const devon = await listOfficer(officer, 'Devon Blake');
  const created_at = new Date(Date.now() - 2 * HOUR_MS);
  const due = { due_at: new Date(Date.now() + HOUR_MS), due_soon_at: new Date() };
  await createLead(admin, devon, { created_at, ...due, first_contact_at: new Date(), status: 'in_progress' });
  await createLead(admin, devon, { created_at, due_at: created_at, due_soon_at: created_at });
  await createLead(admin, null, { created_at, ...due });

  await openSignedIn(page, admin.email, '/officer-portal/first-contact');
  await expect(page.getByRole('heading', { level: 1, name: 'First Contact' })).toBeVisible();
  const month = new Date(created_at).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/New_York',
  });
  await expect(page.getByRole('heading', { name: `By officer, ${month}` })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Devon Blake' });
  await expect(row.getByRole('cell').nth(4)).toHaveText('1 of 2');
  await expect(page.getByRole('row').filter({ hasText: 'General team' })).toContainText('–');
  await expectAccessible(page);
  await atPhoneWidth(page, async () => {
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Devon Blake' });
    await expect(item).toContainText('1 of 2');
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('table', { name: /by month/ }).getByRole('row', { name: month })).toContainText(
    '1 of 2',
  );
  await page.getByRole('button', { name: 'Earlier months' }).click();
  await expect(page.getByText('No applications came in during these months.')).toBeVisible();
  await inspectBothWidths(page);
});
