import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { Questionnaire } from './questionnaire.ts';

const pages = [
  '/loan-programs',
  '/loans/conventional',
  '/loans/fha',
  '/loans/va',
  '/loans/jumbo',
  '/loans/usda',
  '/loans/construction',
  '/loans/heloc',
  '/loans/alternative-lending',
  '/loans/down-payment-assistance',
  '/refinance',
  '/resources',
];

for (const path of pages) {
  test(`${path} is whole and accessible, and leads to the questionnaire at its head and its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| Larkfield/);
    const links = page.getByRole('main').locator('a[href^="/pre-approval"]');
    expect(await links.count()).toBeGreaterThanOrEqual(2);
    await inspect(page);
    // The questionnaire soon puts its step in the address: the purpose is looked for in the link.
    await expect(links.first()).toHaveAttribute('href', /^\/pre-approval\?purpose=/);
    await links.first().click();
    await expect(page.getByRole('heading', { name: 'Smart Pre-Qualification', level: 1 })).toBeVisible();
  });
}

test('Calculate Savings leads to its calculator, with the focus', async ({ page }) => {
  await page.goto('/refinance');
  await page.getByRole('link', { name: 'Calculate Savings' }).click();
  const heading = page.getByRole('heading', { name: 'Should you refinance?' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('how a mortgage is paid off: a chart that comes after the page and moves nothing, beside its table', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/resources');
  const chart = page.getByRole('figure', { name: /^The balance falls from \$400,000 to \$0 in 30 years/ });
  const room = await chart.boundingBox();
  expect(scripts.filter((url) => url.includes('TrendCanvas'))).toEqual([]);
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('svg')).toBeVisible();
  expect((await chart.boundingBox())?.height).toBe(room?.height);
  await chart.hover();
  await expect(page.getByRole('tooltip')).toContainText(/^Years paid: 1\d/);
  await expect(page.getByRole('table', { name: 'Payments by year' }).getByRole('row')).toHaveCount(31);
});

test('the figures of the mortgage calculator travel into the questionnaire', async ({ page }) => {
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
