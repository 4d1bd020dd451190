import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { newEmail, Questionnaire } from './questionnaire.ts';
import { createLink, createSharedFlyer, newOfficer } from './sharedLinks.ts';
import { clearRateLimits } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

// A headless browser counts as a bot, whose views aren't counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const LIST = { submissions: '/officer-portal?tab=submissions', leads: '/officer-portal/leads' };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Rosa Delgado' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Finds the application in a list by its reference and opens it. */
async function open(page: Page, reference: string) {
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
  await page.getByRole('link', { name: reference }).click();
  await expect(sheet(page)).toContainText('Assigned to');
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'More actions for Rosa Delgado' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an application from a flyer’s link ends in a denial, which is exported and logged', async ({
  page,
  browser,
  viewport,
}) => {
  test.setTimeout(300_000);
  await clearRateLimits();
  await page.clock.install();
  const officer = await newOfficer();
  const title = 'Open house, Elm Street';
  const code = await createLink(officer, await createSharedFlyer(officer, title));
  const administrator = await newMember({ role: 'compliance' });
  const memberPage = async (email: string, path: string) => {
    const opened = await (await browser.newContext({ viewport })).newPage();
    await openSignedIn(opened, email, path);
    return opened;
  };

  const reference =
    await test.step('a borrower opens the link and applies without choosing an officer', async () => {
      await page.goto(`/shared/${code}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
      const questionnaire = new Questionnaire(page);
      await questionnaire.open();
      await questionnaire.fillToLastStep(newEmail());
      await questionnaire.letTimePass();
      await questionnaire.submit();
      return questionnaire.expectThankYou();
    });

  const desk = await memberPage(administrator.email, LIST.submissions);
  await test.step('an administrator sees the flyer it came from and assigns it', async () => {
    await open(desk, reference);
    await expect(sheet(desk)).toContainText('Assigned to the General team');
    await expect(sheet(desk)).toContainText(title);
    await choose(desk, 'Assign');
    const assigning = dialog(desk, 'Assign');
    const search = assigning.getByLabel('Find a colleague');
    const officers = assigning.getByLabel('Assigned to');
    await expect(officers.locator('option')).not.toHaveCount(1);
    // A team with several pages has a search.
    if (await search.isVisible()) await search.fill('Maya Torres');
    await officers.selectOption({ label: 'Maya Torres' });
    await assigning.getByRole('button', { name: 'Assign' }).click();
    await expect(sheet(desk)).toContainText('Assigned to Maya Torres');
  });

  await test.step('the officer calls, logs it, and denies the application with a reason', async () => {
    const theirs = await memberPage(officer.email, LIST.leads);
    await open(theirs, reference);
    await sheet(theirs).getByRole('button', { name: 'Log contact' }).click();
    await dialog(theirs, 'Log contact').getByLabel('Note (optional)').fill('Spoke about income');
    await dialog(theirs, 'Log contact').getByRole('button', { name: 'Log contact' }).click();
    await expect(sheet(theirs)).toContainText('In progress');
    await theirs.getByRole('button', { name: 'Change status' }).click();
    const denial = dialog(theirs, 'Change status');
    await denial.getByLabel('New status').selectOption('Denied');
    await denial.getByLabel('Reasons').click();
    await theirs.getByRole('option', { name: 'Income insufficient for amount of credit requested' }).click();
    await denial.getByRole('button', { name: 'Change status' }).click();
    await expect(denial).toBeHidden();
    await expect(sheet(theirs)).toContainText('A notice to the applicant is due by');
    await inspectBothWidths(theirs);
    await theirs.context().close();
  });

  await test.step('the administrator sees it live, and exports it', async () => {
    await expect(sheet(desk)).toContainText('Denied');
    await sheet(desk).getByRole('button', { name: 'Export' }).click();
    const download = desk.waitForEvent('download', { timeout: 60_000 });
    await desk.getByRole('menuitem', { name: 'PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`application-${reference}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the audit log has every step and verifies', async () => {
    await choose(desk, 'Audit log');
    const records = desk.getByRole('main').getByRole('listitem');
    for (const act of [
      'Opened a submission',
      'Assigned a submission',
      'Changed the status of a submission',
      'Exported an application',
    ]) {
      await expect(records.filter({ hasText: act }).first()).toBeVisible();
    }
    await inspectBothWidths(desk);
    await desk.goto('/officer-portal/audit');
    await desk.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(desk.getByRole('group', { name: 'Verification' })).toContainText('The audit log is intact', {
      timeout: 90_000,
    });
    await desk.context().close();
  });
});
