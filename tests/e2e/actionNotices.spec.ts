import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createLead, listOfficer } from './leads.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

test('an undecided application becomes a task before its 30 days end, until it’s closed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { tenantId } = await newCompany();
  const officer = await newMember({ tenantId });
  const devon = await listOfficer(officer, 'Devon Blake');
  const received = (days: number) => {
    const created_at = new Date(Date.now() - days * DAY_MS);
    const contacted = { first_contact_at: created_at, status: 'in_progress' };
    return { created_at, ...contacted, ...toActionNoticeDates(created_at, 'America/New_York') };
  };
  await createLead(officer, devon, { ...received(27), first_name: 'Ruth' });
  await createLead(officer, devon, { ...received(12), first_name: 'Noor' });

  await openSignedIn(page, officer.email, '/officer-portal');
  const tile = page.getByRole('listitem').filter({ hasText: 'Notices to applicants' });
  await expect(tile).toContainText('Ruth Ortiz');
  await expect(tile).toContainText('Decide and notify by');
  await expect(tile).not.toContainText('Noor');
  await inspectBothWidths(page);

  await tile.getByRole('link', { name: 'Notices to applicants' }).click();
  await expect(page.getByRole('button', { name: 'Clear Applicant notice due' })).toBeVisible();
  await expect(page.getByText(/^Notice due [A-Z]/).first()).toBeVisible();
  await expect(page.getByText('Noor')).toHaveCount(0);
  await inspectBothWidths(page);

  await page
    .getByRole('link', { name: /PA-TEST-LEAD|Ruth Ortiz/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Ruth Ortiz' });
  await expect(sheet.getByRole('alert')).toContainText('Notify the applicant of your decision by');
  await inspectBothWidths(page);
  await sheet.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status', exact: true });
  await dialog.getByLabel('New status').selectOption('Withdrawn');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet).toContainText('Withdrawn');
  await expect(sheet).not.toContainText('Notify the applicant');
  await page.keyboard.press('Escape');
  await expect(page.getByText('No matching leads')).toBeVisible();
});
