import { expect, test } from './fixtures.ts';
import { contactAnswers, newEmail, propertyAnswers, Questionnaire } from './questionnaire.ts';
import { clearRateLimits, loadAnswers, loadSubmissions } from './world.ts';

test.beforeEach(async ({ page }) => {
  await clearRateLimits();
  await page.clock.install();
});

test('parses numbers as meant: typed at Home, abbreviated, in eighths; keeps and flags unclear ones', async ({
  page,
}) => {
  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.answer(contactAnswers(email));
  await questionnaire.next();
  await questionnaire.answer({ choices: { 'Loan purpose': 'Refinance' } });
  await questionnaire.next();
  await questionnaire.answer({ ...propertyAnswers, texts: { 'Property location': 'Clifton, NJ' } });
  const value = questionnaire.text('Estimated value or price');
  await value.pressSequentially('450.000,00');
  await questionnaire.next();
  await expect(page.getByRole('alert')).toContainText('Enter dollars such as 450,000');
  await expect(value).toHaveValue('450.000,00');
  await value.fill('');
  await value.pressSequentially('50000');
  await value.press('Home');
  await page.keyboard.type('4');
  await expect(value).toHaveValue('450,000');
  await questionnaire.next();

  await questionnaire.expectStep(4, 'Refinance Details');
  await questionnaire.text('Current loan balance').pressSequentially('310.5k');
  await questionnaire.text('Current interest rate').pressSequentially('6.875');
  await expect(questionnaire.text('Current loan balance')).toHaveValue('310,500');
  await questionnaire.next();
  await questionnaire.expectStep(5, 'Borrower Profile');
  await page.goBack();
  await expect(questionnaire.text('Current interest rate')).toHaveValue('6.875');
});

test('the first step works before React loads, and continues when it has', async ({ page }) => {
  const react = Promise.withResolvers<void>();
  await page.route(/\/assets\/mount-[^/]*\.js$/, async (route) => {
    await react.promise;
    await route.fallback();
  });
  const questionnaire = new Questionnaire(page);
  // Not the "load" event, which waits for all scripts.
  await page.goto('/pre-approval?purpose=Refinance', { waitUntil: 'commit' });
  const next = page.locator('#preapproval-next');
  await expect(next).toHaveText('Next');
  await next.click();
  const firstName = questionnaire.text('First name');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveJSProperty('validationMessage', 'First name is required');
  await questionnaire.answer(contactAnswers(newEmail()));
  await expect(firstName).toHaveJSProperty('validationMessage', '');
  await questionnaire.text('Email').press('Enter');
  await expect(next).toHaveText('Loading…');
  await expect(page).toHaveURL(/\/pre-approval\?purpose=Refinance$/);

  react.resolve();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await expect(questionnaire.choice('Loan purpose', 'Refinance')).toBeChecked();
  await questionnaire.next();
  await questionnaire.expectStep(3, 'Property Information');
  await page.goBack();
  await page.goBack();
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await expect(firstName).toHaveValue('Rosa');
  await expect(questionnaire.text('Mobile phone')).toHaveValue('(201) 555-0147');
});

test('a click before React loads opens the next step without a layout shift on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: { sources: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const sources = entry.sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent}`);
        if (!entry.hadRecentInput) shifts.push({ sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const react = Promise.withResolvers<void>();
  await page.route(/\/assets\/mount-[^/]*\.js$/, async (route) => {
    await react.promise;
    await route.fallback();
  });
  const questionnaire = new Questionnaire(page);
  await page.goto('/pre-approval', { waitUntil: 'commit' });
  await expect(page.locator('#preapproval-next')).toHaveText('Next');
  await questionnaire.answer(contactAnswers(newEmail()));
  await page.locator('#preapproval-next').click();
  // The browser ignores layout shifts within 500 ms of a press.
  const pressedAt = Date.now();
  await expect.poll(() => Date.now() - pressedAt).toBeGreaterThan(600);
  const loading = await page.evaluate(() => (window as unknown as { shifts: object[] }).shifts.length);
  react.resolve();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const jumps = await page.evaluate(
    (before) =>
      (window as unknown as { shifts: { sources: string[] }[] }).shifts
        .slice(before)
        .flatMap(({ sources }) => sources)
        .filter((source) => source.startsWith('FORM')),
    loading,
  );
  expect(jumps).toEqual([]);
});

test.describe('when scripts don’t load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const script of ['mount', 'PreApprovalApp']) {
    test(`the first step offers a retry and keeps the input: ${script}`, async ({ page }) => {
      let isDown = true;
      await page.route(new RegExp(`/assets/${script}-[^/]*\\.js$`), (route) =>
        isDown ? route.abort() : route.fallback(),
      );
      const questionnaire = new Questionnaire(page);
      await page.goto('/pre-approval?purpose=Refinance');
      const notice = page.getByRole('alert').filter({ hasText: 'This page didn’t load completely.' });
      await expect(notice).toBeVisible();
      await questionnaire.answer(contactAnswers(newEmail()));
      await page.locator('#preapproval-next').click();
      await expect(page.locator('#preapproval-next')).toHaveText('Try again');

      isDown = false;
      await page.locator('#preapproval-next').click();
      await expect(notice).toHaveCount(0);
      await expect(questionnaire.text('First name')).toHaveValue('Rosa');
      await expect(questionnaire.choice('Best time to reach you', 'Evening')).toBeChecked();
      await questionnaire.next();
      await questionnaire.expectStep(2, 'Your Goal & Scenario');
      await expect(questionnaire.choice('Loan purpose', 'Refinance')).toBeChecked();
    });
  }
});

test('loads the phone number rules when a number is typed, not with the page', async ({ page }) => {
  // The chunk is named after the folder of its package.
  const rules: string[] = [];
  page.on('request', (request) => {
    if (/\/min-[^/]*\.js$/.test(request.url())) rules.push(request.url());
  });
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.text('First name').fill('Rosa');
  expect(rules).toEqual([]);
  const phone = questionnaire.text('Mobile phone');
  await phone.pressSequentially('2015550147');
  await phone.blur();
  await expect(phone).toHaveValue('(201) 555-0147');
  expect(rules).toHaveLength(1);
});

test('review: the list has space, narrow choices stay in their cards, and Edit changes the purpose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const questionnaire = new Questionnaire(page);
  await questionnaire.open('?lo=nobody-of-that-id');
  const room = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=radiogroup] label')].map((card) => {
        const text = document.createRange();
        text.selectNodeContents(card.querySelector('[id$="-name"]') ?? card);
        return Math.round(card.getBoundingClientRect().right - text.getBoundingClientRect().right);
      }),
    );
  for (const inner of await room()) expect(inner).toBeGreaterThanOrEqual(8);
  await questionnaire.fillToLastStep(newEmail());

  await test.step('the list of officers opens below its field, with space', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(page.getByText(/find the loan officer from your link/)).toBeVisible();
    const picker = page.getByRole('combobox', { name: 'Your loan officer' });
    // At the bottom of the window, where a list would open upward.
    await picker.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await picker.click();
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    const [field, options] = await Promise.all([picker.boundingBox(), list.boundingBox()]);
    expect(options?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  await test.step('at 320 px, no choice overflows its card', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('link', { name: 'Edit Borrower Profile' }).click();
    await questionnaire.expectStep(5, 'Borrower Profile');
    await expect(questionnaire.choice('Any of these in the last 7 years?', 'Bankruptcy')).toBeVisible();
    for (const inner of await room()) expect(inner).toBeGreaterThanOrEqual(8);
    await page.getByRole('button', { name: 'Return to review' }).click();
    await questionnaire.expectStep(7, 'Loan Officer Assignment');
  });

  await test.step('a new purpose through Edit passes step 4 before the review', async () => {
    await page.getByRole('link', { name: 'Edit Your Goal & Scenario' }).click();
    await questionnaire.choice('Loan purpose', 'Purchase').check();
    await questionnaire.next();
    await questionnaire.expectStep(4, 'Purchase Details');
    await questionnaire.text('Purchase price').fill('525000');
    await page.getByRole('button', { name: 'Return to review' }).click();
    await questionnaire.expectStep(7, 'Loan Officer Assignment');
  });
});

test('the reference number survives a reload, and Back leaves the questionnaire', async ({ page }) => {
  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  await page.goto('/loan-programs');
  await page.getByRole('main').locator('a[href^="/pre-approval"]').first().click();
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await questionnaire.fillToLastStep(email, { goal: { choices: { 'Loan purpose': 'HELOC/Other' } } });
  await questionnaire.letTimePass();
  await questionnaire.submit();
  const reference = await questionnaire.expectThankYou();
  await expect(page).toHaveURL(/\/pre-approval$/);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(/within 24 hours/).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Rosa');
  await page.goBack();
  await expect(page).toHaveURL(/\/loan-programs$/);
  await page.goForward();
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('button', { name: 'Start a new application' }).click();
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await expect(questionnaire.text('First name')).toHaveValue('');
  const [submission, ...others] = await loadSubmissions(email);
  expect(others).toEqual([]);
  expect(await loadAnswers(submission?.id)).toMatchObject({ purpose: 'HELOC/Other' });
});

test('"Apply now" after sending shows that the application was received, and offers another', async ({
  page,
}) => {
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.fillToLastStep(newEmail());
  await questionnaire.letTimePass();
  await questionnaire.submit();
  const reference = await questionnaire.expectThankYou();
  await page.goto('/loans/fha');
  await page.getByRole('main').getByRole('link', { name: 'Apply now' }).last().click();
  await expect(page.getByRole('heading', { name: 'Your application is in', level: 1 })).toBeFocused();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(/^Received /)).toBeVisible();
  await page.getByRole('button', { name: 'Start another application' }).click();
  await questionnaire.expectStep(1, 'Contact Information & Consent');
  await questionnaire.answer(contactAnswers(newEmail()));
  await questionnaire.next();
  await questionnaire.expectStep(2, 'Your Goal & Scenario');
  await expect(questionnaire.choice('Loan purpose', 'Purchase'), 'of the page with the link').toBeChecked();
});

test('selects a typed loan officer on blur, and asks about any other text', async ({ page }) => {
  const email = newEmail();
  const questionnaire = new Questionnaire(page);
  await questionnaire.open();
  await questionnaire.fillToLastStep(email);
  await questionnaire.letTimePass();
  await questionnaire.choice('Are you working with a loan officer?', 'Yes').check();
  const picker = page.getByRole('combobox', { name: 'Your loan officer' });
  await picker.fill('Almeida, Sofía');
  await picker.press('Tab');
  await expect(picker).toHaveValue(/^Sofia Almeida, NMLS/);

  await picker.fill('Zelda');
  await expect(page.getByRole('option')).toHaveText([/^I don’t see my officer/]);
  await questionnaire.submit();
  await expect(page.getByRole('alert')).toContainText('No loan officer matches “Zelda.”');
  await expect(picker).toHaveValue('Zelda');
  expect(await loadSubmissions(email)).toEqual([]);

  await picker.fill('maya');
  await questionnaire.submit();
  await questionnaire.expectThankYou();
  expect(await loadSubmissions(email)).toMatchObject([{ lo_assigned_id: 'maya-torres' }]);
});
