import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { Questionnaire } from './questionnaire.ts';

test('Check Your Rate opens the worksheet; Calculate Savings adds up the years and links to the calculator', async ({
  page,
}) => {
  await page.goto('/refinance');
  await page.getByRole('link', { name: 'Check Your Rate' }).click();
  await expect(page.getByRole('heading', { name: 'Is it worth it?' })).toBeInViewport();
  await expect(page.getByText('After 10 years')).toBeHidden();
  await page.getByRole('button', { name: 'Calculate Savings' }).click();
  await expect(page.getByText('After 10 years')).toBeVisible();
  await page.getByRole('link', { name: 'See every year' }).click();
  await expect(page).toHaveURL('/resources/refinance');
  await expect(page.getByRole('heading', { name: 'Should you refinance?', level: 1 })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Calculators' });
  await expect(tabs.getByRole('link', { name: 'Refinance' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link')).toHaveCount(5);
});

test('an anchor of /resources scrolls to its section', async ({ page }) => {
  for (const anchor of ['mortgage-calculator', 'homebuying-guide', 'first-time-buyer', 'faq']) {
    await test.step(anchor, async () => {
      // A full load each time, instead of a jump within the current page.
      await page.goto('/favicon.svg');
      await page.goto(`/resources#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    });
  }
});

test('a link with numbers shows no others while loading, and an early click keeps them', async ({ page }) => {
  const { promise: waits, resolve: loadScripts } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!(?:index|start|holdLinkedNumbers)-)[^/]+\.js$/, async (route) => {
    await waits;
    await route.continue();
  });
  // The held scripts would keep the load event away.
  await page.goto('/resources#price=380000&down=15200&rate=5.99&kind=fha', { waitUntil: 'commit' });
  const payment = page.locator('.calculator output').first();
  await expect(payment).toBeHidden();
  const apply = page.getByRole('link', { name: 'Apply with these numbers' });
  await apply.click();
  await expect(page).toHaveURL(/\/resources#price=380000/);
  loadScripts();
  await expect(page).toHaveURL(/\/pre-approval\?purpose=Purchase&price=380000&down=15200/);
  await page.goBack();
  await expect(payment).toBeVisible();
});

test('amortization: a static chart with arrow keys, next to a table that expands into months', async ({
  page,
}) => {
  await page.goto('/resources');
  const chart = page.getByRole('figure', {
    name: /^Principal and interest of a loan of \$400,000 over 30 years/,
  });
  await expect(chart.locator('svg')).toBeVisible();
  const slider = chart.getByRole('slider', { name: 'Principal and interest by year' });
  await expect(slider).toBeEnabled();
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^Year 2: Principal \$4,\d{3}, Interest \$24,\d{3}$/,
  );
  await chart.hover();
  await expect(page.getByRole('tooltip')).toContainText(/^Year 1\d/);
  await page.getByText('Show the payment schedule').click();
  const table = page.getByRole('table', { name: 'Payments by year' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await table.getByRole('button', { name: /2$/ }).first().click();
  await expect(table.getByRole('row')).toHaveCount(43);
  await expect(table.getByRole('rowheader', { name: 'Month 13' })).toBeVisible();
});

test('a link carries a calculator’s inputs without the server', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: `${baseURL}` });
  await page.goto('/resources/closing-costs');
  await page.getByLabel('Home price').fill('640000');
  await expect(page).toHaveURL(/#price=640000&down=128000&/);
  const due = page.locator('output');
  const amount = await due.textContent();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const asked: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(other.getByLabel('Home price')).toHaveValue('640,000');
  await expect(other.locator('output')).toHaveText(`${amount}`);
  expect(asked.filter((url) => new URL(url).search.includes('640000'))).toEqual([]);
});

test('a result carries over to the next calculator', async ({ page }) => {
  await page.goto('/resources');
  await page.locator('#mortgage-price').fill('640000');
  await page.getByRole('link', { name: 'Compare with renting' }).click();
  await expect(page).toHaveURL(/\/resources\/rent-or-buy#price=640000/);
  await expect(page.getByLabel('Home price')).toHaveValue('640,000');
  await page.getByLabel('Rent per month').fill('9000');
  await expect(page.getByText('Over 7 years, buying saves')).toBeVisible();
});

test('prints the calculator and its figures without the site around it', async ({ page }) => {
  await page.goto('/resources/refinance');
  await expect(page.locator('output')).toHaveText('25 months');
  // On screen, the footer says this.
  const licenses = page.getByText(/is a mortgage broker, company NMLS #/);
  await expect(licenses).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('output')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Disclosures' })).toBeVisible();
  await expect(licenses).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply with these numbers' })).toBeHidden();
});

test('a program page has estimate, fit, comparison, cost, questions and contacts', async ({ page }) => {
  await page.goto('/loans/fha');
  const estimate = page.getByRole('complementary', { name: 'What it might cost each month' });
  await expect(estimate).toContainText('APR6.78%');
  await expect(page.getByRole('heading', { name: 'Representative example and disclosures' })).toBeVisible();
  await expect(page.locator('section', { hasText: 'Representative example' })).toContainText(
    '360 monthly payments of $3,160.21 in the first year',
  );
  await expect(page.getByRole('heading', { name: 'Right for you if' })).toBeVisible();
  await page.getByRole('link', { name: 'Add down payment assistance' }).click();
  await expect(page).toHaveURL('/loans/down-payment-assistance');
  await expect(page.getByRole('table', { name: /^Down payment assistance vs/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ask Grace about down payment assistance' })).toBeVisible();
  // The suggested officers are licensed in the page's state.
  const states = page.getByRole('radiogroup', { name: 'Where you’re buying' });
  await states.getByText('California').click();
  await expect(page.getByRole('heading', { name: 'Have a question? Ask Linh' })).toBeVisible();
  await states.getByText('New Jersey').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply Now' }).last()).toHaveAttribute(
    'href',
    '/pre-approval?purpose=Purchase',
  );
  const source = page.getByText(/Down payment assistance \(FHA option.*: HUD Handbook 4000\.1/);
  await expect(source).toBeHidden();
  await page.getByText('Sources of the figures on this page').click();
  await expect(source).toBeVisible();
});

test('VA, jumbo and HELOC pages show a monthly cost with the required disclosures', async ({ page }) => {
  const disclosures = page.getByRole('region', { name: 'Representative example and disclosures' });
  await page.goto('/loans/va');
  const estimate = page.getByRole('complementary', { name: 'What it might cost each month' });
  await expect(estimate).toContainText(/\$3,959.*APR6\.27%/);
  await expect(disclosures).toContainText('360 monthly payments of $3,058.92');
  await expect(page.getByRole('heading', { name: 'Ask Andre about VA loans' })).toBeVisible();
  await page.goto('/loans/jumbo');
  await expect(page.getByRole('region', { name: 'Cash you’d need for a $1,600,000 home' })).toContainText(
    /\$320,000.*\$10,970 each\$65,820.*\$385,820.*6\.55% APR/,
  );
  await expect(disclosures).toContainText('360 monthly payments of $8,090.47');
  await page.goto('/loans/heloc');
  await expect(page.getByRole('region', { name: 'How much could you borrow?' })).toContainText(
    /Each month if you draw\$50,000.*\$344.*18%.*8\.25% APR/,
  );
  await expect(disclosures).toContainText(
    /HELOC example.*Annual percentage rate \(APR\)8\.25%, variableHighest APR18\.00%/,
  );
});

test('choosing how you’re paid opens the loan that counts that income', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/loans/alternative-lending');
  const ways = page.getByRole('radiogroup', { name: 'How do you get paid?' });
  await ways.getByText('I own rentals').click();
  await page.getByLabel('Monthly rent, exact').fill('2700');
  await expect(page.getByRole('region', { name: 'DSCR loans' })).toContainText('The rent is $300 short');
  await expectAccessible(page);
});

test('an FHA loan’s number carries over to an FHA calculator, whose link and print keep it', async ({
  page,
}) => {
  await page.goto('/loans/fha');
  await page.getByRole('link', { name: 'Try your own numbers' }).click();
  await expect(page).toHaveURL(/\/resources#.*kind=fha/);
  const kinds = page.getByRole('group', { name: 'Loan type' });
  await expect(kinds.getByRole('button', { name: 'FHA' })).toHaveAttribute('aria-pressed', 'true');
  const result = page.locator('.calculator dl');
  await expect(result.first()).toContainText('FHA premium, first year$220');
  await expect(result.last()).toContainText('Upfront premium (1.75%)$8,444');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(result.last()).toContainText('Loan typeFHA');
  await page.emulateMedia({ media: 'screen' });
  await kinds.getByRole('button', { name: 'Conventional' }).click();
  await page.getByText(/^Taxes, insurance/).click();
  await expect(page.getByLabel('PMI per year')).toBeVisible();
  await expect(page).not.toHaveURL(/kind=/);
});

test('on a phone, choosing a situation shows matching programs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/loan-programs');
  const choice = page.getByRole('button', { name: 'My spouse or I served in the military' });
  await choice.click();
  const answer = page.getByRole('list', { name: 'Programs for: My spouse or I served in the military' });
  await expect(answer.getByText('VA loans', { exact: true })).toBeInViewport();
  await expectAccessible(page);
  await answer.getByRole('link', { name: 'See VA loans' }).click();
  await expect(page).toHaveURL('/loans/va');
});

test('the HELOC page computes the credit line of a home and the payments of a draw', async ({ page }) => {
  await page.goto('/loans/heloc');
  const line = page.getByRole('region', { name: 'How much could you borrow?' });
  await expect(line.locator('output')).toHaveText('$160,000');
  await line.getByLabel('What you owe on it, exact').fill('400000');
  await line.getByLabel('What you owe on it, exact').blur();
  await expect(line.locator('output')).toHaveText('$110,000');
  const draw = line.getByLabel('What you’d draw, exact');
  await draw.fill('100000');
  const interest = line.getByRole('cell', { name: '$688', exact: true });
  await expect(interest).toBeVisible();
  // Payment with principal, at the maximum rate.
  await expect(line.getByRole('cell', { name: '$1,543', exact: true })).toBeVisible();
  // A draw can't exceed the credit line.
  await draw.fill('120000');
  await expect(line.getByText('Enter $10,000 to $110,000')).toBeVisible();
  await expect(interest).toBeHidden();
  await draw.fill('100000');
  await line.getByLabel('What you owe on it, exact').fill('450000');
  await expect(draw).toHaveValue('60,000');
  await line.getByLabel('What you owe on it, exact').fill('520000');
  await expect(line.getByText(/^No room for a line yet/)).toBeVisible();
  await expect(draw).toBeHidden();
});

test('the refinance page shows whether it’s worth it for the planned stay', async ({ page }) => {
  await page.goto('/refinance');
  await expect(page.getByRole('status')).toHaveText('Worth it if you stay 5 years');
  await page.getByLabel('Closing costs, exact').fill('15000');
  await page.getByLabel('Closing costs, exact').blur();
  await page.getByRole('button', { name: '2 years' }).click();
  await expect(page.getByRole('status')).toHaveText('Not worth it if you stay only 2 years');
});

test('on a phone, the result stays visible above the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/resources/refinance');
  const answer = page.locator('output');
  await expect(answer).toBeInViewport();
  await page.getByRole('button', { name: '10 years' }).focus();
  for (const label of ['Closing costs', 'New term (years)', 'New rate', 'Years left', 'Current rate']) {
    const field = page.getByLabel(label, { exact: true });
    while (!(await field.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await expect(answer).toBeInViewport();
    const [above, below] = [await answer.boundingBox(), await field.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('the jumbo page has this year’s limits with their source, and keeps the 2024 limit', async ({
  page,
}) => {
  await page.goto('/loans/jumbo');
  await page.getByText('See the limits by county and for two to four units').click();
  const table = page.getByRole('table', { name: 'Conforming loan limits for 2026' });
  await expect(table.getByRole('row').nth(1)).toContainText('$832,750$1,249,125');
  await expect(page.getByRole('link', { name: 'See FHFA’s list of county limits' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.fhfa\.gov\//,
  );
  await expect(page.getByText(/“Jumbo starts above \$766,550” online: that’s the 2024 limit/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'New Jersey' })).toContainText(/\$1,209,750.*Passaic/);
  const county = page.getByRole('searchbox', { name: 'County' });
  await county.fill('riverside');
  await expect(page.getByRole('row', { name: /^\$832,750 Alpine/ }).getByText('Riverside')).toBeVisible();
  await expect(page.getByText('Put $117,250 more down to stay within the limit.')).toBeVisible();
});

test('the mortgage calculator’s figures carry over to the questionnaire', async ({ page }) => {
  await page.goto('/resources');
  await page.locator('#mortgage-price').fill('640000');
  await page.locator('#mortgage-down').fill('128000');
  const apply = page.getByRole('link', { name: 'Apply with these numbers' }).first();
  await expect(apply).toHaveAttribute('href', '/pre-approval?purpose=Purchase&price=640000&down=128000');
  await apply.click();
  const questionnaire = new Questionnaire(page);
  await expect(page.getByRole('heading', { name: 'Smart Pre-Qualification', level: 1 })).toBeVisible();
  await questionnaire.text('First name').fill('Rosa');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('preapproval_draft') ?? ''))
    .toMatch(/"purchase_price":640000.*"down_payment":128000/);
});

test('prints a guide or only its checklist, a named calculator with open parts, and all numbers of a payment', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const [guide, checklist] = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Your pre-approval checklist' }),
  ];
  await page.goto('/resources/guides/pre-approval');
  const print = page.getByRole('button', { name: 'Print the checklist' });
  await print.click();
  await page.emulateMedia({ media: 'print' });
  await expect(checklist).toBeVisible();
  await expect(guide).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(guide).toBeVisible();
  await expect(checklist).toBeVisible();
  await expect(print).toBeHidden();
  await page.goto('/resources/affordability');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loan term, taxes, PMI and limits')).toBeHidden();
  await page.goto('/resources');
  for (const label of ['Down payment', 'Property tax per year', 'HOA dues per month'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
});
