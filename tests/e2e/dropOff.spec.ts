import type { Page, Request } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';
import { contactAnswers, newEmail, propertyAnswers, Questionnaire } from './questionnaire.ts';
import { clearRateLimits } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const ADDRESS = '/officer-portal/drop-off';

// Headless Chromium identifies itself as such, and isn't counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

/** Collects the reports that a page sends. */
function watchReports(page: Page): Request[] {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/record-questionnaire-step')) {
      reports.push(request);
    }
  });
  return reports;
}

const bodies = (reports: readonly Request[]) => reports.map((report) => report.postDataJSON() as unknown);

async function goToStep3(questionnaire: Questionnaire): Promise<void> {
  await questionnaire.answer(contactAnswers(newEmail()));
  await questionnaire.next();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await questionnaire.answer({ choices: { 'Loan purpose': 'HELOC/Other' } });
  await questionnaire.next();
  await questionnaire.expectStep(3, 'Property Information');
}

/** Reads how many reached each stage, and how many submitted, from the table on the page; zeros if nothing is counted. */
async function reachedOn(page: Page): Promise<number[]> {
  const opensTable = page.getByRole('button', { name: 'Show as a table' }).first();
  const empty = page.getByText('No visits counted yet');
  await expect(opensTable.or(empty)).toBeVisible();
  if (await empty.isVisible()) return Array.from({ length: 8 }, () => 0);
  await opensTable.click();
  const rows = page.getByRole('table', { name: 'Visitors by step' }).getByRole('row');
  await expect(rows).toHaveCount(9);
  const texts = await rows.locator('td:nth-of-type(1)').allInnerTexts();
  return texts.map((text) => Number(text.replace(',', '')));
}

test('an administrator sees one visitor leave at step 3 and another submit', async ({ page, browser }) => {
  await clearRateLimits();
  const admin = await newMember({ role: 'compliance' });
  const office = await browser.newPage();
  await openSignedIn(office, admin.email, `${ADDRESS}?days=7`);
  await expect(office.getByRole('heading', { level: 1, name: 'Questionnaire Drop-Off' })).toBeVisible();
  const before = await reachedOn(office);

  // Leaves at step 3, after going back and forth.
  const left = watchReports(page);
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  expect(left).toEqual([]);
  await goToStep3(questionnaire);
  await page.goBack();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await questionnaire.next();
  await questionnaire.expectStep(3, 'Property Information');
  // A reload continues the same draft.
  await page.reload();
  await questionnaire.answer({ texts: { 'Property location': 'Clifton, NJ' } });
  expect(bodies(left)).toEqual([
    { data: { step: 'contact' } },
    { data: { step: 'goal' } },
    { data: { step: 'property' } },
  ]);
  for (const report of left) {
    const headers = await report.allHeaders();
    // Chromium lists a withheld referrer as absent or as empty.
    for (const name of ['cookie', 'referer', 'authorization']) expect(headers[name] ?? '', name).toBe('');
  }

  // Another visitor submits, in a separate browser context.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.clock.install();
  const sent = watchReports(other);
  const theirs = new Questionnaire(other);
  await theirs.open();
  await theirs.fillToLastStep(newEmail());
  await theirs.letTimePass();
  await theirs.submit();
  await theirs.expectThankYou();
  expect(sent).toHaveLength(7);
  await context.close();

  // Other tests may have added counts.
  await expect(async () => {
    await office.reload();
    const after = await reachedOn(office);
    const more = after.map((reached, index) => reached - (before[index] ?? 0));
    for (const [index, least] of [2, 2, 2, 1, 1, 1, 1, 1].entries()) {
      expect(more[index], `stage ${index + 1}`).toBeGreaterThanOrEqual(least);
    }
  }).toPass({ timeout: 30_000 });
  await expect(office.getByText(/loses the most visitors/)).toBeVisible();
  await inspectBothWidths(office);
  await office.close();
});

test('Global Privacy Control or blocked reports don’t affect the questionnaire', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const reports = watchReports(page);
  const blocked = await browser.newPage();
  await blocked.route('**/record-questionnaire-step', (route) => route.abort());
  for (const one of [page, blocked]) {
    const questionnaire = new Questionnaire(one);
    await questionnaire.open();
    await goToStep3(questionnaire);
    await questionnaire.answer(propertyAnswers);
  }
  expect(reports).toEqual([]);
  await blocked.close();
});

test('a company without visits can choose a period', async ({ page }) => {
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'marketing_admin', tenantId });
  await openSignedIn(page, admin.email, ADDRESS);
  await expect(page.getByText('No visits counted yet')).toBeVisible();
  await inspectBothWidths(page);
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByText('No visits counted yet')).toBeVisible();
});

test('an officer has no access', async ({ page }) => {
  const officer = await newMember({ role: 'officer' });
  await openSignedIn(page, officer.email, ADDRESS);
  await expect(page.getByText('Access Denied')).toBeVisible();
});
