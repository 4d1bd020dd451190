import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible, inspectBothWidths } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { changeRecord, newMember, openSignedIn } from './memberAccounts.ts';
import { newEmail, Questionnaire } from './questionnaire.ts';
import { loadCountedEvents, newOfficer } from './sharedLinks.ts';
import { clearRateLimits, loadAnswers, loadSubmissions } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

// A headless browser counts as a bot, whose views aren't counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

/** The disabled link's page. */
const notFound = test.extend({ expectedErrors: [/status of 404/] });
/** The function's response for an unlisted officer. */
const refused = test.extend({ expectedErrors: [/status of 400/] });

const LINKS = '/officer-portal/pdf/links';

const row = (page: Page, label: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: label });

/** Creates a link on the page, and returns its short code. */
async function createLink(
  page: Page,
  { label, target }: { label: string; target?: string },
): Promise<string> {
  await page.getByRole('button', { name: 'Create link' }).click();
  const dialog = page.getByRole('dialog');
  if (target) await dialog.getByRole('radio', { name: target }).check();
  await expect(dialog.getByLabel('Link expires after')).toHaveValue('never');
  await dialog.getByLabel('Label (optional)').fill(label);
  await inspectBothWidths(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = dialog.getByLabel('Share link');
  await expect(url).toHaveValue(/\/shared\/[\w-]{10,}$/);
  await expect(dialog.getByRole('img', { name: /^QR code for the link to/ })).toBeVisible();
  await inspectBothWidths(page);
  const code = (await url.inputValue()).split('/').at(-1) ?? '';
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(row(page, label)).toBeVisible();
  return code;
}

async function choose(page: Page, label: string, action: string) {
  await page.getByRole('button', { name: `More for Public page of Maya Torres, ${label}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}

notFound(
  'a yard sign opens the officer’s page and leads to an application; figures and desk name the link',
  async ({ page, browser }) => {
    test.setTimeout(300_000);
    await clearRateLimits();
    await page.clock.install();
    const officer = await newOfficer();
    const label = `Yard sign ${randomUUID().slice(0, 8)}`;
    const email = newEmail();
    const portal = await (await browser.newContext()).newPage();

    const code = await test.step('the officer creates it', async () => {
      await openSignedIn(portal, officer.email, LINKS);
      await expect(portal.getByText('No links yet')).toBeVisible();
      await inspectBothWidths(portal);
      return createLink(portal, { label });
    });

    await test.step('a visitor scans it and reloads', async () => {
      const response = await page.goto(`/shared/${code}?utm_medium=qr`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(`/loan-officer/maya-torres?link=${code}&from=link&utm_medium=qr`);
      await expect(page.getByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
      await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['view']);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
      await inspectBothWidths(page);
    });

    await test.step('they apply', async () => {
      await page.getByRole('link', { name: 'Apply with Maya' }).first().click();
      const questionnaire = new Questionnaire(page);
      await questionnaire.expectStep(1, 'Contact Information & Consent');
      await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['start', 'view']);
      await questionnaire.fillToLastStep(email);
      await questionnaire.letTimePass();
      await questionnaire.submit();
      await questionnaire.expectThankYou();
      const [submission] = await loadSubmissions(email);
      expect(submission).toMatchObject({ lo_assigned_id: 'maya-torres', shared_link_id: code });
      expect(submission).not.toHaveProperty('flyer_instance_id');
      expect(await loadAnswers(String(submission?.id))).toMatchObject({
        utm_medium: 'qr',
        page_path: '/loan-officer/maya-torres',
      });
      await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['application', 'start', 'view']);
    });

    await test.step('the officer sees the counts', async () => {
      // Views, scans, starts, applications.
      await expect(row(portal, label)).toContainText(/1\D*1\D*1\D*1/);
      await inspectBothWidths(portal);
      await portal.goto(`/officer-portal/pdf/analytics?find=${code}`);
      await expect(row(portal, label)).toContainText('Public page of Maya Torres');
    });

    await test.step('the desk names the link', async () => {
      const administrator = await newMember({ role: 'compliance' });
      const desk = await (await browser.newContext()).newPage();
      await openSignedIn(desk, administrator.email, '/officer-portal?tab=submissions');
      await expect(row(desk, email)).toBeVisible();
      const origin = desk.getByRole('link', { name: `Shared link: Public page of Maya Torres (${label})` });
      await expect(origin).toBeVisible();
      const [submission] = await loadSubmissions(email);
      await desk.goto(`/officer-portal?tab=submissions&application=${String(submission?.id)}`);
      const saw = desk.getByRole('region', { name: 'What the applicant saw' });
      await expect(saw).toContainText('Leads toPublic page of Maya Torres');
      await desk.close();
    });

    await test.step('when disabled, the link shows a message; when enabled, it works again', async () => {
      await portal.goto(LINKS);
      const dialog = await choose(portal, label, 'Disable');
      await dialog.getByRole('button', { name: 'Disable' }).click();
      await expect(row(portal, label)).toContainText('Disabled');
      const response = await page.goto(`/shared/${code}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Link Unavailable' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Link not found');
      const again = await choose(portal, label, 'Enable');
      await again.getByRole('button', { name: 'Enable' }).click();
      await expect(row(portal, label)).toContainText('Live');
      await page.goto(`/shared/${code}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
    });
    await portal.close();
  },
);

test('a link to the questionnaire opens it with the officer selected, and its QR code can be saved', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const officer = await newOfficer();
  const label = `Business card ${randomUUID().slice(0, 8)}`;
  const portal = await (await browser.newContext()).newPage();
  await openSignedIn(portal, officer.email, LINKS);
  const code = await createLink(portal, { label, target: 'The questionnaire with me already chosen' });

  const response = await page.goto(`/shared/${code}`);
  // The link goes straight to the questionnaire.
  expect(response?.url()).toMatch(new RegExp(`/pre-approval\\?lo=maya-torres&link=${code}`));
  const questionnaire = new Questionnaire(page);
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await expect(questionnaire.officer('Maya Torres')).toBeVisible();
  await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['start', 'view']);

  await portal.getByRole('button', { name: `More for Questionnaire with Maya Torres, ${label}` }).click();
  await portal.getByRole('menuitem', { name: 'QR code' }).click();
  const dialog = portal.getByRole('dialog', { name: `QR code for “${label}”` });
  await expect(dialog).toContainText('Print it at least 1 inch wide');
  for (const kind of ['SVG', 'PNG']) {
    const download = portal.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${kind}` }).click();
    expect((await download).suggestedFilename()).toBe(
      `questionnaire-with-maya-torres-qr.${kind.toLowerCase()}`,
    );
  }
  await expectAccessible(portal);
  await portal.close();
});

refused(
  'an administrator creates a link for an officer, and an unlisted one sees why there is none',
  async ({ page }) => {
    test.setTimeout(240_000);
    const administrator = await newMember({ role: 'marketing_admin' });
    const officer = await newMember();
    const name = `Ida ${randomUUID().slice(0, 8)}`;
    const entry = { id: `ida-${randomUUID().slice(0, 8)}`, name };
    await firestore.doc(paths.officers.one(officer.tenantId, entry.id)).set({
      ...entry,
      email: officer.email,
      phone: '(973) 555-0100',
      nmls: '1900199',
      title: 'Loan Officer',
      bio: '',
      branchId: 'clifton-nj',
      listed: true,
    });
    try {
      await changeRecord(officer.uid, { name, officer_id: entry.id, status: 'active' });
      await openSignedIn(page, administrator.email, LINKS);
      await page.getByRole('button', { name: 'Create link' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Loan officer').selectOption(name);
      await dialog.getByLabel('Label (optional)').fill('For Ida');
      await firestore.doc(paths.officers.one(officer.tenantId, entry.id)).update({ listed: false });
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await expect(dialog.getByRole('alert')).toContainText(`${name} isn’t in the public directory`);
      await expect(dialog.getByLabel('Label (optional)')).toHaveValue('For Ida');
      await firestore.doc(paths.officers.one(officer.tenantId, entry.id)).update({ listed: true });
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await expect(dialog.getByLabel('Share link')).toHaveValue(/\/shared\//);
      const code = (await dialog.getByLabel('Share link').inputValue()).split('/').at(-1) ?? '';
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(row(page, 'For Ida')).toContainText(`Public page of ${name}`);
      await firestore.doc(paths.officers.one(officer.tenantId, entry.id)).update({ listed: false });
      await expect(row(page, 'For Ida')).toContainText('Officer not listed');
      await page.goto(`/shared/${code}`);
      await expect(page).toHaveURL('/branches?from=officer');
      await expect(page.getByRole('status').filter({ hasText: 'no longer available' })).toContainText(
        'The loan officer you were looking for is no longer available. Any of our loan officers can help',
      );
      await expectAccessible(page);
    } finally {
      await firestore.doc(paths.officers.one(officer.tenantId, entry.id)).delete();
    }
  },
);

test('tells a member without a directory entry that there’s no page to link to', async ({ page }) => {
  const officer = await newMember();
  await openSignedIn(page, officer.email, LINKS);
  await expect(page.getByRole('alert')).toContainText('You aren’t in the public directory');
  await expect(page.getByText('No links yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create link' })).toHaveCount(0);
  await expectAccessible(page);
});
