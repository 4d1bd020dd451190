import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createLead, listOfficer } from './leads.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const SUBMISSIONS = '/officer-portal?tab=submissions';
const LEADS = '/officer-portal/leads';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Maya Ortiz' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A company with an administrator, an officer in its directory and an unassigned application. */
async function newDesk() {
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'compliance', tenantId });
  const officer = await newMember({ tenantId });
  const officerId = await listOfficer(officer, 'Devon Blake');
  const id = await createLead(admin, null, { created_at: new Date(Date.now() - 3 * 3_600_000) });
  return { admin, officer, officerId, id };
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'More actions for Maya Ortiz' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The browser logs a rejected call and failed requests. */
const refused = test.extend({ expectedErrors: [/status of 409/] });
const offline = test.extend({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|cleardot|Could not reach Cloud Firestore/],
});

refused(
  'an application is assigned, called, denied and logged, and concurrent changes get a message',
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const { admin, officer } = await newDesk();

    await test.step('an administrator opens it, reads the answers and assigns it', async () => {
      await openSignedIn(page, admin.email, SUBMISSIONS);
      await page.getByRole('link', { name: 'PA-TEST-LEAD' }).click();
      await expect(sheet(page)).toContainText('General team');
      await expect(sheet(page)).toContainText('Loan to value80%');
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Answers' }).click();
      await expect(sheet(page).getByRole('region', { name: 'Purchase Details' })).toContainText('$80,000');
      await expectAccessible(page);
      await choose(page, 'Assign');
      await dialog(page, 'Assign').getByLabel('Assigned to').selectOption('Devon Blake');
      await dialog(page, 'Assign').getByLabel('Note (optional)').fill('Knows the building');
      await expectAccessible(page);
      await dialog(page, 'Assign').getByRole('button', { name: 'Assign' }).click();
      await page.getByRole('tab', { name: 'Overview' }).click();
      await expect(sheet(page)).toContainText('Assigned to Devon Blake');
    });

    const officerContext = await browser.newContext();
    const theirs = await officerContext.newPage();
    await test.step('the officer has a notice and logs a call', async () => {
      await openSignedIn(theirs, officer.email, LEADS);
      await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      await theirs.getByRole('link', { name: /assigned application PA-TEST-LEAD to you/ }).click();
      await expect(sheet(theirs)).toContainText('Assigned to you');
      await sheet(theirs).getByRole('button', { name: 'Log contact' }).click();
      await dialog(theirs, 'Log contact').getByLabel('Note (optional)').fill('Spoke briefly');
      await expectAccessible(theirs);
      await dialog(theirs, 'Log contact').getByRole('button', { name: 'Log contact' }).click();
      await expect(sheet(theirs)).toContainText(/Contacted (on time|late)/);
      await expect(sheet(theirs)).toContainText('In progress');
    });

    await test.step('the second of two concurrent status changes gets a message and keeps its input', async () => {
      await page.getByRole('button', { name: 'Change status' }).click();
      const mine = dialog(page, 'Change status');
      await mine.getByLabel('New status').selectOption('Spam');
      await mine.getByLabel('Note (optional)').fill('Looks odd');

      await theirs.getByRole('button', { name: 'Change status' }).click();
      const denial = dialog(theirs, 'Change status');
      await denial.getByLabel('New status').selectOption('Denied');
      await denial.getByLabel('Reasons').click();
      await theirs.getByRole('option', { name: 'Bankruptcy' }).click();
      await denial.getByRole('button', { name: 'Change status' }).click();
      await expect(denial).toBeHidden();
      await expect(sheet(theirs)).toContainText('A notice to the applicant is due by');
      await expectAccessible(theirs);

      await mine.getByRole('button', { name: 'Change status' }).click();
      await expect(mine.getByRole('alert').last()).toContainText(
        'Someone else made a change after you opened this',
      );
      await expect(mine.getByLabel('Note (optional)')).toHaveValue('Looks odd');
      await mine.getByRole('button', { name: 'Cancel' }).click();
      await expect(sheet(page)).toContainText('Denied');
    });
    await officerContext.close();

    await test.step('the timeline and the audit log have everything', async () => {
      await page.getByRole('tab', { name: 'Timeline' }).click();
      await expect(sheet(page).getByRole('listitem')).toContainText([
        'Status changed to Denied',
        'Called',
        'Assigned to Devon Blake',
        'Application received',
      ]);
      await expectAccessible(page);
      await choose(page, 'Audit log');
      const records = page.getByRole('listitem');
      await expect(records.filter({ hasText: 'Changed the status of a submission' })).toHaveCount(1);
      await expect(records.filter({ hasText: 'Assigned a submission' })).toHaveCount(1);
      await expect(records.filter({ hasText: 'Opened a submission' })).not.toHaveCount(0);
    });
  },
);

offline(
  'a note is kept when it can’t be sent, and an officer sees only their own',
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const { officer, officerId, id: generals } = await newDesk();
    await createLead(officer, officerId, { reference_number: 'PA-OWN-LEAD' });
    await openSignedIn(page, officer.email, LEADS);
    await expect(page.getByRole('link', { name: 'PA-TEST-LEAD' })).toHaveCount(0);
    await page.getByRole('link', { name: 'PA-OWN-LEAD' }).click();
    await expect(sheet(page)).toContainText('Loan to value80%');
    await choose(page, 'Add note');
    await dialog(page, 'Add note').getByLabel('Note', { exact: true }).fill('Ask for W-2s');
    await context.setOffline(true);
    await dialog(page, 'Add note').getByRole('button', { name: 'Add note' }).click();
    await expect(dialog(page, 'Add note').getByRole('alert').last()).toContainText('You’re offline');
    await context.setOffline(false);
    await dialog(page, 'Add note').getByRole('button', { name: 'Add note' }).click();
    await expect(dialog(page, 'Add note')).toBeHidden();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(sheet(page).getByRole('listitem').first()).toContainText('Ask for W-2s');
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog(page, 'Edit the note').getByLabel('Note', { exact: true }).fill('Ask for 1099s');
    await dialog(page, 'Edit the note').getByRole('button', { name: 'Save' }).click();
    await expect(sheet(page).getByRole('listitem').first()).toContainText('Ask for 1099s');

    await page.goto(`${LEADS}?application=${generals}`);
    await expect(page.getByText('You don’t have access to this', { exact: false })).toBeVisible();
  },
);

test('sheet, dialogs and leads work on a small phone @phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { officer, officerId } = await newDesk();
  await createLead(officer, officerId);
  await openSignedIn(page, officer.email, LEADS);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'PA-TEST-LEAD' }).click();
  await expect(sheet(page)).toContainText('Loan to value80%');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change status' }).click();
  await dialog(page, 'Change status').getByLabel('New status').selectOption('Denied');
  await expectAccessible(page);
  await dialog(page, 'Change status').getByRole('button', { name: 'Cancel' }).click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toBeHidden();
});
