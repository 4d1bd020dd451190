import { randomInt } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { expectAccessible } from './expectAccessible.ts';
import { app, firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { changeRecord, newMember, openSignedIn } from './memberAccounts.ts';
import { newEmail, Questionnaire } from './questionnaire.ts';
import { clearRateLimits, PASSWORD } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const DIRECTORY = '/officer-portal/directory';
const TENANT = 'larkfield';

/** Letters that no other test's branch or member has. */
const newWord = () =>
  Array.from({ length: 7 }, () => 'abcdefghijklmnoprstuvw'[randomInt(22)])
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase());

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
async function choose(page: Page, name: string, action: string | RegExp) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Adds a branch in Delaware, where no other test looks, and returns its id. */
async function addBranch(page: Page, town: string): Promise<string> {
  await page.getByRole('button', { name: 'Add branch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add branch' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(town);
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`1 Canal Street, ${town}, DE 19958`);
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Delaware');
  await dialog.getByRole('textbox', { name: 'License number' }).fill('DE-SAMPLE-1');
  await dialog.getByRole('textbox', { name: 'Manager' }).fill('Helen Whitaker');
  await dialog.getByRole('button', { name: 'Add branch' }).click();
  await expect(toast(page, 'Branch added')).toBeVisible();
  await expect(row(page, town)).toContainText('On the website');
  return `${town.toLowerCase()}-de`;
}

/** All tests share the public pages, so this test removes what it added. */
async function takeOff(branchId: string, officerId?: string): Promise<void> {
  await firestore.doc(paths.branches.one(TENANT, branchId)).delete();
  if (officerId) await firestore.doc(paths.officers.one(TENANT, officerId)).update({ listed: false });
}

test('hire: invite an officer and list their entry; visitors find them and their application arrives', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const admin = await newMember({ role: 'super_admin' });
  const [town, lastName] = [newWord(), newWord()];
  const name = `Nora ${lastName}`;
  const officerId = `nora-${lastName.toLowerCase()}`;
  const email = `${officerId}@larkfield.example`;
  await openSignedIn(page, admin.email, `${DIRECTORY}?show=branches`);
  const branchId = await addBranch(page, town);
  try {
    await test.step('the invitation creates an unlisted entry', async () => {
      await page.goto('/officer-portal/people');
      await page.getByRole('button', { name: 'Invite teammate' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite teammate' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Role').selectOption('Loan officer');
      await dialog.getByLabel('Branch').selectOption(town);
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(toast(page, 'Invitation queued')).toBeVisible();
      await page.goto(DIRECTORY);
      await page.getByRole('combobox', { name: 'Branch' }).selectOption(town);
      await expect(row(page, name)).toContainText('Not listed');
      await expect(row(page, name)).toContainText('Missing: phone number, NMLS number');
      await expectAccessible(page);
    });
    await test.step('the entry is completed and listed', async () => {
      const found = await firestore.collection(paths.members).where('officer_id', '==', officerId).get();
      const uid = found.docs[0]?.id ?? '';
      await getAuth(app).updateUser(uid, { password: PASSWORD, emailVerified: true });
      // As stored by their Profile Settings.
      await changeRecord(uid, { phone: '(973) 555-0177', nmls_id: String(randomInt(7_000_000, 8_000_000)) });
      await expect(row(page, name)).toContainText('Ready to list');
      await choose(page, name, 'Edit entry');
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByRole('textbox', { name: 'About' }).fill('Nora grew up by the canal.');
      await dialog.getByRole('combobox', { name: 'Languages' }).fill('Spanish');
      await dialog.getByRole('combobox', { name: 'Languages' }).press('Enter');
      await dialog.getByRole('combobox', { name: 'Helps with' }).fill('Canal houses');
      await dialog.getByRole('combobox', { name: 'Helps with' }).press('Enter');
      await dialog.getByRole('textbox', { name: 'Booking link' }).fill('https://meet.example/nora');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Entry saved')).toBeVisible();
      await choose(page, name, 'List on website');
      await page.getByRole('dialog').getByRole('button', { name: 'List' }).click();
      await expect(row(page, name)).toContainText('On the website');
    });
    await test.step('a visitor finds and selects them', async () => {
      await clearRateLimits();
      const visitor = await (await browser.newContext()).newPage();
      await visitor.clock.install();
      await visitor.goto(`/branches/${branchId}`);
      await visitor.getByRole('link', { name }).click();
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(visitor.getByRole('main')).toContainText('Spanish');
      await expect(visitor.getByRole('main')).toContainText('Canal houses');
      await expect(visitor.getByRole('link', { name: 'Book a meeting' })).toHaveAttribute(
        'href',
        'https://meet.example/nora',
      );
      await expectAccessible(visitor);
      await visitor
        .getByRole('link', { name: /^Apply with / })
        .first()
        .click();
      const questionnaire = new Questionnaire(visitor);
      await questionnaire.expectStep(1, 'Contact Information & Consent');
      await questionnaire.fillToLastStep(newEmail());
      await expect(visitor.getByText(`Your application goes to ${name}`)).toBeVisible();
      await questionnaire.letTimePass();
      await questionnaire.submit();
      await questionnaire.expectThankYou();
      await visitor.context().close();
    });
    await test.step('the lead appears in My Leads', async () => {
      const officer = await (await browser.newContext()).newPage();
      await openSignedIn(officer, email, '/officer-portal/leads');
      await expect(officer.getByRole('row', { name: /Rosa Delgado/ })).toBeVisible();
      await officer.context().close();
    });
  } finally {
    await takeOff(branchId, officerId);
  }
});

test('edits, closes and reopens a branch, whose page forwards to its successor meanwhile', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await newMember({ role: 'super_admin' });
  const town = newWord();
  await openSignedIn(page, admin.email, `${DIRECTORY}?show=branches`);
  const branchId = await addBranch(page, town);
  try {
    const visitor = await (await browser.newContext()).newPage();
    await choose(page, town, 'Edit branch');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Manager' }).fill('Ana Reyes');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Branch saved')).toBeVisible();
    await visitor.goto(`/branches/${branchId}`);
    await expect(visitor.getByRole('main')).toContainText('Ana Reyes');

    await choose(page, town, 'Close branch');
    const dialog = page.getByRole('dialog', { name: `Close ${town}?` });
    await dialog.getByRole('combobox', { name: 'Taken over by' }).selectOption('Clifton');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close branch' }).click();
    await expect(row(page, town)).toContainText('Closed');
    await visitor.goto(`/branches/${branchId}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'This branch has closed' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Go to the Clifton branch' }).click();
    await expect(visitor).toHaveURL('/branches/clifton-nj');

    await choose(page, town, 'Reopen branch');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen branch' }).click();
    await expect(row(page, town)).toContainText('On the website');
    await visitor.goto(`/branches/${branchId}`);
    await expect(visitor.getByRole('heading', { level: 1, name: town })).toBeVisible();
    await visitor.context().close();
  } finally {
    await takeOff(branchId);
  }
});
