import { randomUUID } from 'node:crypto';
import { type Finding, findingId } from '@brokerage/domain/finding/finding';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { type MemberAccount, newMember, openSignedIn } from './memberAccounts.ts';
import { createSharedFlyer, newOfficer } from './sharedLinks.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });
const TENANT = 'larkfield';
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** An officer's live flyer that fails the checks; the server itself finds that out. */
function createWrongFlyer(officer: MemberAccount, title: string): Promise<string> {
  return createSharedFlyer(officer, title, title, {
    headline: 'Guaranteed approval for you',
    property_address: '14 Maple Avenue, Clifton, NJ',
  });
}
const loadStatus = async (flyerId: string) =>
  (await firestore.doc(paths.findings.one(TENANT, findingId(flyerId, 'guaranteed'))).get()).get('status') as
    | Finding['status']
    | undefined;

test('dismisses a finding with a reason, and asks an owner for a correction, which they see', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(240_000);
  const admin = await newMember({ role: 'compliance' });
  const officer = await newOfficer();
  // The company's list also has findings of other runs.
  const mark = `${project.name} ${randomUUID().slice(0, 8)}`;
  const [kept, wrong] = [`Quoted promise ${mark}`, `Real promise ${mark}`];
  const ids = { kept: await createWrongFlyer(officer, kept), wrong: await createWrongFlyer(officer, wrong) };
  await openSignedIn(page, admin.email, '/officer-portal/pdf/findings?check=guaranteed');
  await expect(page.getByRole('region', { name: 'Last check' })).toBeVisible();
  await page.getByRole('button', { name: /^Check (again )?now$|^Continue$/ }).click();
  await expect(page.getByRole('link', { name: `Guarantee: ${kept}` })).toBeVisible();
  await expect(page.getByText(/^Last checked /)).toBeVisible();
  await inspectBothWidths(page);

  await page.getByRole('link', { name: `Guarantee: ${kept}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guarantee' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was found' })).toContainText('Guaranteed');
  await inspectBothWidths(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const dismiss = page.getByRole('dialog', { name: 'Dismiss this finding?' });
  await dismiss.getByRole('textbox', { name: 'Reason' }).fill('It quotes a customer, word for word');
  await inspectBothWidths(page);
  await dismiss.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, 'Finding dismissed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'About this finding' })).toContainText(
    'It quotes a customer, word for word',
  );
  expect(await loadStatus(ids.kept)).toBe('dismissed');

  await page.goto('/officer-portal/pdf/findings?check=guaranteed');
  await expect(page.getByRole('link', { name: `Guarantee: ${wrong}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Guarantee: ${kept}` })).toHaveCount(0);
  await page.getByRole('link', { name: `Guarantee: ${wrong}` }).click();
  await page.getByRole('button', { name: 'Ask for a correction' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for a correction?' });
  await inspectBothWidths(page);
  await ask.getByRole('button', { name: 'Ask for a correction' }).click();
  await expect(toast(page, 'Correction requested')).toBeVisible();
  expect(await loadStatus(ids.wrong)).toBe('correction_asked');

  const owner = await (await browser.newContext()).newPage();
  await openSignedIn(owner, officer.email, '/officer-portal');
  const tasks = owner.getByRole('region', { name: 'Needs your attention' });
  await expect(tasks).toContainText('Flyers to correct');
  await expect(tasks).toContainText('No one can guarantee an approval');
  await owner.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const notice = owner.getByRole('dialog', { name: 'Notifications' });
  await expect(notice).toContainText(`asked you to correct “${wrong}”`);
  await notice.getByRole('link', { name: /asked you to correct/ }).click();
  await expect(owner).toHaveURL(new RegExp(`/officer-portal/pdf/edit/${ids.wrong}$`));
  await expect(owner.getByRole('button', { name: 'Correct flyer', exact: true }).first()).toBeVisible();
  await owner.context().close();

  // A recall removes the flyer's finding along with its links.
  await page.getByRole('link', { name: 'Recall', exact: true }).click();
  const recall = page.getByRole('dialog', { name: 'Recall this flyer?' });
  await recall.getByRole('textbox', { name: 'Reason' }).fill('The promise on it is wrong');
  await recall.getByRole('button', { name: 'Recall' }).click();
  await expect.poll(() => loadStatus(ids.wrong), { timeout: 90_000 }).toBe('recalled');
});

test('officers can’t open findings', async ({ page }) => {
  const officer = await newMember();
  await openSignedIn(page, officer.email, '/officer-portal/pdf/findings');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
