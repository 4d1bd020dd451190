import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createLead, listOfficer } from './leads.ts';
import { type MemberAccount, newCompany, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const COMPANY = '/officer-portal/company';
const SUBMISSIONS = '/officer-portal?tab=submissions';
const LEADS = '/officer-portal/leads';

/** A company with an administrator and two officers in its directory. */
async function newDesk() {
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'super_admin', tenantId });
  const [devon, maria] = await Promise.all([newMember({ tenantId }), newMember({ tenantId })]);
  await listOfficer(devon, 'Devon Blake');
  await listOfficer(maria, 'Maria Alvarez');
  return { tenantId, admin, devon, maria };
}

/** An application of the General team, as `submit-preapproval` stores it. */
const arrive = (desk: Pick<MemberAccount, 'tenantId'>, last_name: string, reference_number: string) =>
  createLead(desk, null, {
    route_to: 'General',
    last_name,
    reference_number,
    email: `${reference_number.toLowerCase()}@mail.example`,
  });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected submissions' });

async function chooseTurns(page: Page, ...names: string[]) {
  const rule = section(page, 'New submissions');
  await rule.getByRole('radio', { name: 'Take turns' }).check();
  for (const name of names) {
    await rule.getByRole('combobox', { name: 'Add a loan officer' }).click();
    await page.getByRole('option', { name }).click();
  }
  return rule;
}

test('assigns new applications in turn, closes several together, and mails the applicant', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const desk = await newDesk();
  const { tenantId, admin, devon } = desk;

  await test.step('a super administrator sets turns and applicant mail', async () => {
    await openSignedIn(page, admin.email, COMPANY);
    const rule = await chooseTurns(page, 'Devon Blake', 'Maria Alvarez');
    await expect(rule.getByRole('listitem').first()).toContainText('Next');
    const mails = section(page, 'Emails to applicants');
    await mails.getByRole('switch', { name: 'Withdrawn' }).check();
    await mails.getByLabel('Text of “Withdrawn”').fill('Hello {first_name}');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(mails.getByText('{first_name} isn’t available.', { exact: false })).toBeVisible();
    await mails.getByLabel('Text of “Withdrawn”').fill('Your application {reference} is closed. {officer}');
    await expect(section(page, 'Preview of “Withdrawn”')).toContainText('Jordan Reyes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Company settings saved')).toBeVisible();
  });

  await test.step('applications arrive and go to one officer after another', async () => {
    const ids = [
      await arrive(desk, 'Ortiz', 'PA-TURN-0001'),
      await arrive(desk, 'Lind', 'PA-TURN-0002'),
      await arrive(desk, 'Cole', 'PA-TURN-0003'),
    ];
    const stored = () =>
      Promise.all(
        ids.map(async (id) =>
          String((await firestore.doc(paths.submissions.one(tenantId, id)).get()).get('lo_assigned_id')),
        ),
      );
    await expect.poll(async () => (await stored()).every((id) => id.startsWith('officer-'))).toBe(true);
    expect(new Set(await stored()).size).toBe(2);
  });

  await test.step('the officer has a notice', async () => {
    const theirs = await (await browser.newContext()).newPage();
    await openSignedIn(theirs, devon.email, LEADS);
    await expect(theirs.getByRole('button', { name: /Notifications, [12] unread/ })).toBeVisible();
    await expect(theirs.getByRole('checkbox'), 'officers change one at a time').toHaveCount(0);
    await theirs
      .getByRole('link', { name: /PA-TURN-000/ })
      .first()
      .click();
    await theirs.getByRole('tab', { name: 'Timeline' }).click();
    await expect(theirs.getByRole('dialog').getByRole('listitem').first()).toContainText(
      'Assigned by rule: take turns',
    );
    await theirs.context().close();
  });

  await test.step('the administrator closes two together after a colleague changed one', async () => {
    await page.goto(SUBMISSIONS);
    await page.getByRole('row').filter({ hasText: 'PA-TURN-0001' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: /PA-TURN-0002/ }).check();
    await expect(bar(page)).toContainText('2 selected');
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Close…' }).click();
    const closing = dialog(page, 'Close 2 applications');
    await closing.getByLabel('Close as').selectOption('Withdrawn');
    await expect(
      closing.getByText('We’ll email the applicant about this, unless we already did in the last 24 hours.'),
    ).toBeVisible();
    await expectAccessible(page);
    const overtaken = await firestore
      .collection(paths.submissions.all(tenantId))
      .where('reference_number', '==', 'PA-TURN-0002')
      .get();
    await overtaken.docs[0]?.ref.update({ revision: 9 });
    await closing.getByRole('button', { name: 'Close applications' }).click();
    await expect(bar(page)).toContainText('1 closed as withdrawn, 1 was changed by someone else.');
    await expect(page.getByRole('checkbox', { name: /PA-TURN-0002/ })).toBeChecked();
    await bar(page).getByRole('button', { name: 'Show details' }).click();
    await expect(bar(page).getByRole('link', { name: 'Maya Lind, PA-TURN-0002' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the applicant got mail, and the timeline shows it', async () => {
    await page.getByRole('link', { name: 'PA-TURN-0001', exact: true }).click();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(
      'Email sent to the applicant',
    );
    const mails = await firestore
      .collection(paths.mail.all(tenantId))
      .where('to', 'array-contains', 'pa-turn-0001@mail.example')
      .get();
    expect(mails.docs.map((mail) => String(mail.get('message.text')).split('\n')[0])).toEqual([
      expect.stringMatching(/^Your application PA-TURN-0001 is closed\. (Devon Blake|Maria Alvarez)$/),
    ]);
  });
});

test('settings and selection work on a small phone @phone', async ({ page }) => {
  test.setTimeout(120_000);
  const desk = await newDesk();
  await createLead(desk, null, { last_name: 'Ortiz' });
  await createLead(desk, null, { last_name: 'Lind', reference_number: 'PA-TEST-TWO' });
  await openSignedIn(page, desk.admin.email, COMPANY);
  const rule = await chooseTurns(page, 'Devon Blake');
  await expect(rule.getByRole('listitem').first()).toContainText('Next');
  await section(page, 'Emails to applicants').getByRole('switch', { name: 'Approved' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company settings saved')).toBeVisible();

  await page.goto(SUBMISSIONS);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(bar(page)).toContainText('2 selected');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Assign…' }).click();
  await dialog(page, 'Assign 2 applications').getByLabel('Assigned to').selectOption('Maria Alvarez');
  await expectAccessible(page);
  await dialog(page, 'Assign 2 applications').getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('2 assigned to Maria Alvarez')).toBeVisible();
});
