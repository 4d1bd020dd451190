import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './memberAccounts.ts';
import {
  type Answers,
  borrowerAnswers,
  contactAnswers,
  newEmail,
  propertyAnswers,
  Questionnaire,
} from './questionnaire.ts';
import { clearRateLimits, loadAnswers, loadMailsTo, loadSubmissions } from './world.ts';

interface Journey {
  purpose: string;
  goal: Answers;
  detailsTitle: string;
  details: Answers;
  stored: Record<string, unknown>;
}

const JOURNEYS: readonly Journey[] = [
  {
    purpose: 'Purchase',
    goal: {
      choices: { 'Loan purpose': 'Purchase', 'Are you working with a real estate agent?': 'Yes' },
      selects: { Timeline: 'ASAP (within 30 days)' },
      texts: { 'Agent name': 'Tom Baker' },
    },
    detailsTitle: 'Purchase Details',
    details: { texts: { 'Purchase price': '525000', 'Down payment': '60000' } },
    stored: {
      timeline: 'asap',
      has_agent: true,
      agent_name: 'Tom Baker',
      purchase_price: 525_000,
      down_payment: 60_000,
    },
  },
  {
    purpose: 'Refinance',
    goal: { choices: { 'Loan purpose': 'Refinance' } },
    detailsTitle: 'Refinance Details',
    details: {
      texts: { 'Current loan balance': '310000.50', 'Current interest rate': '6.25' },
      selects: { 'Current loan type': 'FHA' },
      choices: { 'Would you like to take cash out?': 'Yes' },
    },
    stored: { current_loan_balance: 310_000.5, current_rate: 6.25, current_loan_type: 'FHA', cash_out: true },
  },
  {
    purpose: 'HELOC/Other',
    goal: { choices: { 'Loan purpose': 'HELOC/Other' } },
    detailsTitle: 'Loan Details',
    details: {},
    stored: { purpose: 'HELOC/Other', route_to: 'General', lo_assigned_id: null },
  },
];

test.beforeEach(async ({ page }) => {
  await clearRateLimits();
  await page.clock.install();
});

for (const { purpose, goal, detailsTitle, details, stored } of JOURNEYS) {
  test(`${purpose}: goes from the home page to a stored application @both`, async ({ page }) => {
    const email = newEmail();
    const questionnaire = new Questionnaire(page);
    await page.goto('/?utm_source=postcard&utm_campaign=spring&gclid=abc');
    await page.getByRole('main').getByRole('link', { name: 'Get Pre-Approved' }).first().click();
    await questionnaire.expectStep(1, 'Contact Information & Consent');
    await questionnaire.fillToLastStep(email, { goal, details });

    const review = page.getByRole('region', { name: 'Review your answers' });
    await expect(review).toContainText('Rosa');
    await expect(review).toContainText(email);
    await expect(review).toContainText('$525,000');
    // A step without questions has nothing to edit.
    const hasDetails = Object.keys(details).length > 0;
    await expect(review.getByRole('link', { name: `Edit ${detailsTitle}` })).toHaveCount(hasDetails ? 1 : 0);
    await expect(page.getByText(/goes to our general team/)).toBeVisible();

    await questionnaire.letTimePass();
    await questionnaire.submit();
    const reference = await questionnaire.expectThankYou();
    const [submission, ...others] = await loadSubmissions(email);
    expect(others).toEqual([]);
    expect(submission).toMatchObject({
      reference_number: reference,
      status: 'new',
      purpose,
      mobile: '(201) 555-0147',
    });
    expect(await loadAnswers(submission?.id)).toMatchObject({
      ...stored,
      utm_source: 'postcard',
      utm_campaign: 'spring',
      gclid: 'abc',
      page_path: '/',
    });
    expect(await page.evaluate(() => localStorage.getItem('preapproval_draft'))).toBeNull();
    // The applicant's mail with the consent receipt is written after the response.
    await expect
      .poll(() => loadMailsTo(email), { timeout: 30_000 })
      .toEqual([
        { subject: `We have your application ${reference}`, attached: [`consent-receipt-${reference}.pdf`] },
      ]);
  });
}

/** Expects the heading and the reference number in the viewport, and the heading focused. */
async function expectThankYouInSight(page: Page, reference: string): Promise<void> {
  // The thank-you page goes back through the history; it is done when the step is gone from the address.
  await expect(page).toHaveURL(/\/pre-approval$/);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const heading = page.getByRole('heading', { name: 'Thank you', level: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByText(reference)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test('keeps the campaign opened later in the same tab, and shows the thank-you message at 390 px', async ({
  page,
}) => {
  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await questionnaire.open('?utm_source=newsletter&gclid=G2');
  await questionnaire.fillToLastStep(email);
  await questionnaire.letTimePass();
  await questionnaire.submit();
  await expectThankYouInSight(page, await questionnaire.expectThankYou());
  const [submission] = await loadSubmissions(email);
  expect(await loadAnswers(submission?.id)).toMatchObject({
    utm_source: 'newsletter',
    gclid: 'G2',
    page_path: '/pre-approval',
  });
});

test('loads the officers on Yes, assigns the chosen one, and shows an administrator the new application', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await openSignedIn(desk, 'superadmin@larkfield.example', '/officer-portal?tab=submissions');
  await expect(desk.getByRole('table')).toBeVisible();

  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  let asked = 0;
  await page.route('**/get-loan-officers', (route) => {
    if (route.request().method() === 'POST') asked += 1;
    return route.fallback();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await questionnaire.open();
  await questionnaire.fillToLastStep(email);

  await test.step('the list of officers loads on Yes', async () => {
    expect(asked).toBe(0);
    await questionnaire.choice('Are you working with a loan officer?', 'Yes').check();
    const picker = page.getByRole('combobox', { name: 'Your loan officer' });
    await picker.click();
    const option = page.getByRole('option').first();
    await expect(option).toContainText('NMLS');
    const name = (await option.innerText()).split(/[,(\n]/)[0] ?? '';
    await option.click();
    await expect(picker).toHaveValue(new RegExp(name));
  });

  await test.step('the thank-you message is visible at 1440 px', async () => {
    await questionnaire.letTimePass();
    await questionnaire.submit();
    await expectThankYouInSight(page, await questionnaire.expectThankYou());
  });

  await test.step('the officer has the application', async () => {
    const [submission] = await loadSubmissions(email);
    expect(submission?.lo_assigned_id).toEqual(expect.any(String));
    expect(submission).not.toHaveProperty('route_to');
  });

  await test.step('an administrator sees it appear on the desk', async () => {
    // Other tests apply to the same company at the same time, so the row may not stay first.
    const arrived = desk.getByRole('row').filter({ hasText: email });
    await expect(arrived).toContainText('$525,000');
    await expect(arrived).toContainText('New');
    await desk.context().close();
  });
});

test('every step and the thank-you page pass axe and don’t scroll sideways at 360 px', async ({ page }) => {
  test.slow();
  const questionnaire = new Questionnaire(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await questionnaire.open();
  await questionnaire.next();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  const steps = [
    () => questionnaire.answer(contactAnswers(newEmail())),
    () =>
      questionnaire.answer({
        choices: { 'Loan purpose': 'Refinance', 'Are you working with a real estate agent?': 'Yes' },
      }),
    async () => {
      await questionnaire.answer(propertyAnswers);
      await questionnaire.answer({ selects: { 'Property type': 'Condo' } });
    },
    () => questionnaire.answer({ choices: { 'Would you like to take cash out?': 'Yes' } }),
    async () => {
      await questionnaire.answer(borrowerAnswers);
      await questionnaire.answer({
        choices: { 'Any of these in the last 7 years?': 'Bankruptcy', 'Will there be a co-borrower?': 'Yes' },
      });
    },
    () => Promise.resolve(),
  ];
  for (const [index, fill] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 7`, { exact: true })).toBeVisible();
    await fill();
    await expectAccessible(page);
    await questionnaire.next();
  }
  await questionnaire.choice('Are you working with a loan officer?', 'Yes').check();
  await expect(page.getByRole('combobox', { name: 'Your loan officer' })).toBeVisible();
  await expectAccessible(page);
  await questionnaire.letTimePass();
  await questionnaire.submit();
  await questionnaire.expectThankYou();
  await expectAccessible(page);
});
