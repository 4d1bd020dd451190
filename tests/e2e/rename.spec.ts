import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { inspectBothWidths } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newFlyer } from './flyers.ts';
import { openSignedIn } from './memberAccounts.ts';
import { newEmail, Questionnaire } from './questionnaire.ts';
import { COMPANY, newTeam } from './team.ts';
import { clearRateLimits } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const OLD_NAME = COMPANY.company_name;
const NEW_NAME = 'Tidewater Home Loans';
const NEW_ADDRESS = '12 Ferry Street, Hoboken, NJ 07030';

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test('renaming a company and moving a branch updates pages, flyers, signatures and mail, but not receipts', async ({
  browser,
  viewport,
}) => {
  test.setTimeout(300_000);
  await clearRateLimits();
  const team = await newTeam();
  const { tenantId, admin, ana } = team;
  // A website of the test's own: the company's own data replaces the prerendered data.
  const site = new URL(process.env.HOSTING_ORIGIN ?? '');
  site.hostname = `${tenantId}.localhost`;
  await firestore.doc(paths.tenant(tenantId)).update({ hosts: [site.host] });
  const flyerId = await newFlyer(team);
  const baseURL = site.origin;

  const memberPage = async (email: string, path: string) => {
    const page = await (await browser.newContext({ viewport, baseURL })).newPage();
    await openSignedIn(page, email, path, baseURL);
    return page;
  };
  const visit = async () => (await browser.newContext({ viewport, baseURL })).newPage();

  /** Applies at the company's website. Returns the mail's text and the receipt. */
  const apply = async () => {
    const page = await visit();
    await page.clock.install();
    const questionnaire = new Questionnaire(page);
    await questionnaire.open();
    const email = newEmail();
    // The page's own company loads once the page is idle.
    await expect(page.getByRole('contentinfo')).toContainText(/Bayside Lending|Tidewater Home Loans/);
    await questionnaire.fillToLastStep(email);
    await questionnaire.letTimePass();
    await questionnaire.submit();
    await questionnaire.expectThankYou();
    await page.context().close();
    const found = await firestore
      .collection(paths.submissions.all(tenantId))
      .where('email', '==', email)
      .get();
    const receipt = firestore.doc(paths.consentReceipt(tenantId, found.docs[0]?.id ?? 'none'));
    const mails = firestore.collection(paths.mail.all(tenantId)).where('to', 'array-contains', email);
    await expect.poll(async () => (await mails.get()).size).toBe(1);
    const [mail] = (await mails.get()).docs;
    return { receipt, stored: (await receipt.get()).data(), text: String(mail?.get('message.text')) };
  };
  const toConsent = (receipt: DocumentData | undefined) =>
    (receipt?.boxes as { text: string }[] | undefined)?.[0]?.text;

  const before = await apply();
  expect(toConsent(before.stored)).toContain(`I agree that ${OLD_NAME} may contact me`);
  expect(before.text).toContain(OLD_NAME);

  await test.step('the administrator renames the company and moves a branch', async () => {
    const page = await memberPage(admin.email, '/officer-portal/company');
    await page.getByRole('textbox', { name: 'Company name' }).fill(NEW_NAME);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Company settings saved')).toBeVisible();
    await page.goto('/officer-portal/consent-wording');
    await expect(page.getByText(`I agree that ${NEW_NAME} may contact me`, { exact: false })).toBeVisible();
    await expect(page.getByRole('article')).toContainText(`I agree that ${OLD_NAME} may contact me`);
    await inspectBothWidths(page);
    await page.goto('/officer-portal/directory?show=branches');
    await page.getByRole('button', { name: 'Actions for Harbor Branch' }).click();
    await page.getByRole('menuitem', { name: 'Edit branch' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Address' }).fill(NEW_ADDRESS);
    await dialog.getByRole('switch', { name: 'This branch has its own hours' }).check();
    await dialog.getByRole('switch', { name: 'Open on Friday' }).uncheck();
    await inspectBothWidths(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Branch saved')).toBeVisible();
    await page.context().close();
  });

  await test.step('the public pages update', async () => {
    const page = await visit();
    await page.goto('/branches/harbor');
    await expect(page.getByRole('main')).toContainText('12 Ferry Street');
    await expect(page.getByRole('main')).toContainText('Mon-Thu 9AM-6PM');
    await expect(page.getByRole('contentinfo')).toContainText(NEW_NAME);
    await expect(page.getByRole('contentinfo')).not.toContainText(OLD_NAME);
    await page.context().close();
  });

  await test.step('flyer preview and signature update', async () => {
    const page = await memberPage(ana.email, `/officer-portal/pdf/edit/${flyerId}?tab=preview`);
    const preview = page.getByRole('region', { name: 'The flyer' });
    await expect(preview).toContainText(NEW_NAME);
    await expect(preview).toContainText('12 Ferry Street');
    await expect(preview).not.toContainText(OLD_NAME);
    await page.goto('/officer-portal/signature');
    await expect(page.getByRole('group', { name: 'Signature preview' })).toContainText(NEW_NAME);
    await page.context().close();
  });

  await test.step('mail and receipt of a new application have the name, the old receipt doesn’t', async () => {
    const after = await apply();
    expect(after.text).toContain(NEW_NAME);
    expect(after.text).not.toContain(OLD_NAME);
    expect(toConsent(after.stored)).toContain(`I agree that ${NEW_NAME} may contact me`);
    expect(after.stored?.version).not.toBe(before.stored?.version);
    expect((await before.receipt.get()).data()).toEqual(before.stored);
  });
});
