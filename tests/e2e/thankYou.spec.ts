import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { contactAnswers, newEmail, Questionnaire } from './questionnaire.ts';
import { clearRateLimits, loadSubmissions } from './world.ts';

// Times are shown in two zones if the visitor's differs from the company's.
test.use({ timezoneId: 'America/New_York' });

test.beforeEach(async ({ page }) => {
  await clearRateLimits();
  await page.clock.install();
});

test('an applicant from an officer’s link sees who calls and when, schedules a call and reopens it @both', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  await questionnaire.open('?lo=maya-torres');
  await expect(questionnaire.officer('Maya Torres')).toBeVisible();
  await page.reload();
  await expect(questionnaire.officer('Maya Torres')).toBeVisible();
  await questionnaire.fillToLastStep(email);
  await expect(questionnaire.officer('Maya Torres')).toBeInViewport();
  await questionnaire.letTimePass();
  await questionnaire.submit();
  await questionnaire.expectThankYou();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const card = page.getByRole('region', { name: 'Your loan officer' });
  await expect(card.getByText('Maya Torres')).toBeVisible();
  await expect(card).toContainText('NMLS #');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(page.getByRole('heading', { name: 'Pick a time for your call' })).toBeFocused();
  await expect(page).toHaveURL(/\/pre-approval/);
  await expect(
    page.getByText(/You said evenings \(5 PM to 8 PM\) work best.* All times are Eastern\./),
  ).toBeVisible();
  const showMoreDays = async () => {
    if (isMobile) await page.getByRole('button', { name: 'More days' }).click();
  };
  await showMoreDays();
  // Each project uses its own time, because one time takes three applicants.
  const time = page.getByRole('radio').nth(isMobile ? 8 : 10);
  await time.check({ force: true });
  await page.getByRole('button', { name: 'Confirm time' }).click();
  await expect(page.getByText(/^Your application was submitted, and your call is scheduled\./)).toBeFocused({
    timeout: 30_000,
  });
  await expectAccessible(page);

  const records = await loadSubmissions(email);
  expect(records.map(({ kind }) => kind ?? 'application').toSorted()).toEqual(['application', 'callback']);
  const call = records.find(({ kind }) => kind === 'callback');
  expect(call).toMatchObject({ lo_assigned_id: 'maya-torres', status: 'new', first_name: 'Rosa' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar: your scheduled call' }).click(),
  ]);
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toContain('BEGIN:VEVENT');
  expect(content).toContain(`UID:${call?.reference_number}`);
  expect(content).not.toContain('Rosa');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Need another time?' })).toBeVisible();
  await expect(card.getByText('Maya Torres')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Rosa|Delgado|borrower/);

  await test.step('moves and cancels it', async () => {
    await page.getByRole('button', { name: 'Change time' }).click();
    await expect(page.getByRole('heading', { name: 'Pick a new time' })).toBeFocused();
    await expectAccessible(page);
    await showMoreDays();
    await page
      .getByRole('radio')
      .nth(isMobile ? 11 : 12)
      .check({ force: true });
    await page.getByRole('button', { name: 'Confirm time' }).click();
    await expect(page.getByText(/^Your application was submitted, and we moved your call\./)).toBeFocused({
      timeout: 30_000,
    });
    const load = async () => (await loadSubmissions(email)).find(({ kind }) => kind === 'callback');
    expect((await load())?.due_at).not.toEqual(call?.due_at);
    await page.getByRole('button', { name: 'Cancel call' }).click();
    await expect(page.getByText('Cancel this call?')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText(/Your call is canceled\./)).toBeFocused({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Pick a time for your call' })).toBeVisible();
    expect(await load()).toMatchObject({ status: 'withdrawn', outcome: { said_by: 'applicant' } });
  });
});

test('the questionnaire has the logo, the phone and the legal line around it, and no menus', async ({
  page,
}) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
  const legal = page.getByRole('contentinfo');
  await expect(legal).toContainText('NMLS #');
  await expect(legal).toContainText('Equal Housing Opportunity');
  await expect(legal.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const room = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(room, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a new purpose lists the answers that it removes, and removes only those', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.fillToLastStep(newEmail(), {
    goal: { choices: { 'Loan purpose': 'Purchase' } },
    details: { texts: { 'Purchase price': '525000', 'Down payment': '105000' } },
  });
  await page.getByRole('link', { name: 'Edit Your Goal & Scenario' }).click();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  // On a busy machine the page still scrolls to its step, and a pointer press would miss the answer.
  await questionnaire.choice('Loan purpose', 'Refinance').dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Change your loan purpose to Refinance?' });
  await expect(dialog).toContainText('Purchase price: $525,000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep Purchase' }).click();
  await expect(questionnaire.choice('Loan purpose', 'Purchase')).toBeChecked();
  await questionnaire.choice('Loan purpose', 'Refinance').dispatchEvent('click');
  await dialog.getByRole('button', { name: 'Change to Refinance' }).click();
  await expect(questionnaire.choice('Loan purpose', 'Refinance')).toBeChecked();
  await questionnaire.next();
  await questionnaire.expectStep(4, 'Refinance Details');
  await page.getByRole('button', { name: 'Return to review' }).click();
  await questionnaire.expectStep(7, 'Loan Officer Assignment');
  await expect(page.getByText('$105,000')).toHaveCount(0);
  await expect(page.getByText('$525,000')).toBeVisible();
});

test('"Start over" keeps the link’s officer', async ({ page }) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open('?lo=maya-torres');
  await questionnaire.answer(contactAnswers(newEmail()));
  await questionnaire.next();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Remove and start over' }).click();
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await expect(questionnaire.text('First name')).toHaveValue('');
  await expect(questionnaire.officer('Maya Torres')).toBeVisible();
});
