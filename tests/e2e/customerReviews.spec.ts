import { sampleReview } from '@brokerage/domain/customerReview/testing/sampleReview';
import { paths } from '@brokerage/domain/paths';
import type { PublicSite } from '@brokerage/domain/publicCallables';
import type { Page } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const SECOND_SITE = process.env.SECOND_SITE_ORIGIN ?? '';
const QUOTE = 'Sample words that a test wrote about a loan officer who called back.';

const getHeading = (page: Page) => page.getByRole('heading', { level: 2, name: /customers say/ });

test('adds a review with its source and permission, and orders, hides and deletes it', async ({ page }) => {
  test.setTimeout(180_000);
  const { tenantId } = await newTeam();
  const first = sampleReview({
    id: 'a'.repeat(21),
    subject_id: tenantId,
    customer_name: 'First C.',
    reviewed_on: '2025-03-05',
  });
  await firestore.doc(paths.customerReviews.one(tenantId, first.id)).set(first);
  const { email } = await newMember({ role: 'marketing_admin', tenantId });
  await openSignedIn(page, email, '/officer-portal/reviews');
  await expect(page.getByText('First C.')).toBeVisible();

  await page.getByRole('button', { name: 'Add review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add review' });
  await dialog.getByRole('textbox', { name: 'Review' }).first().fill(QUOTE);
  await dialog.getByRole('textbox', { name: 'Customer' }).fill('Test Customer');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Newark');
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('New Jersey');
  await dialog.getByRole('combobox', { name: 'Loan purpose' }).selectOption('Home purchase');
  await dialog.getByLabel('Date of the review').fill('2026-03-05');
  await dialog.getByRole('combobox', { name: 'About' }).selectOption('Loan officer');
  await dialog.getByRole('combobox', { name: 'Loan officer' }).fill('Ana Reyes');
  await page.getByRole('option', { name: 'Ana Reyes' }).click();
  await dialog.getByRole('combobox', { name: 'Source' }).selectOption('A public website');
  await dialog.getByRole('textbox', { name: 'Site' }).fill('Sample Maps');
  await dialog.getByRole('textbox', { name: 'Link to the review' }).fill('https://maps.example/review/1');
  await dialog.getByLabel('Permission given on').fill('2026-03-06');
  await dialog.getByRole('textbox', { name: 'Where the permission is on file' }).fill('Email of March 6');
  await dialog.getByRole('button', { name: 'Add review' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Customer' })).toHaveAccessibleDescription(
    'Enter a first name and an initial, such as Maria G.',
  );
  await expect(dialog.getByText('Confirm this before you save')).toBeVisible();
  await inspectBothWidths(page);
  await dialog.getByRole('textbox', { name: 'Customer' }).fill('Test C.');
  await dialog.getByRole('checkbox', { name: /^A real customer of ours wrote this/ }).check();
  await dialog.getByRole('button', { name: 'Add review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Review added' })).toBeVisible();
  await expect(page.getByText('On your website')).toHaveCount(2);
  await inspectBothWidths(page);

  await page.getByRole('button', { name: 'Change order' }).click();
  const order = page.getByRole('dialog', { name: 'Order of reviews' });
  await order.getByRole('button', { name: 'Move First C., Newark up' }).click();
  await order.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Order saved' })).toBeVisible();
  await expect
    .poll(async () => (await firestore.doc(paths.customerReviews.one(tenantId, first.id)).get()).get('order'))
    .toBe(0);

  await page.getByRole('button', { name: 'Actions for the review by Test C.' }).click();
  await page.getByRole('menuitem', { name: 'Hide review' }).click();
  const hide = page.getByRole('dialog', { name: 'Hide this review?' });
  await expect(hide.getByRole('button', { name: 'Hide review' })).toBeDisabled();
  await hide.getByRole('radio', { name: 'The customer withdrew permission' }).check();
  await inspectBothWidths(page);
  await hide.getByRole('button', { name: 'Hide review' }).click();
  await expect(page.getByText('Hidden: The customer withdrew permission')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for the review by Test C.' }).click();
  await page.getByRole('menuitem', { name: 'Delete review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Review deleted' })).toBeVisible();
  await expect(page.getByText('Test C.')).toHaveCount(0);
});

test('visitors read reviews on the pages that they are about', async ({ page }) => {
  const review = (id: string, changes: object) => {
    const { id: _, quote, customer_name, city, state, loan_purpose, reviewed_on } = sampleReview();
    const words = { quote, customer_name, city, state, loan_purpose, reviewed_on };
    return { id, ...words, source_name: '', source_url: '', connection: '', ...changes };
  };
  const online = { source_name: 'Sample Maps', source_url: 'https://maps.example/review/1' };
  await page.route('**/directory.json', async (route) => {
    const response = await route.fetch();
    const site = (await response.json()) as PublicSite;
    const reviews = [
      // About an officer of the branch, so that the branch's page quotes it, too.
      review('a', { quote: QUOTE, officer_id: 'maya-torres', ...online }),
      review('b', { connection: 'The customer is a cousin of ours.' }),
      review('c', {}),
    ];
    await route.fulfill({ response, json: { ...site, reviews } });
  });
  for (const path of ['/', '/loan-officer/maya-torres', '/branches/clifton-nj']) {
    await page.goto(path);
    await expect(getHeading(page)).toBeVisible();
    const figure = page.getByRole('figure').filter({ hasText: QUOTE });
    await expect(figure).toContainText('Test C., Newark, NJ');
    await expect(figure.getByRole('link', { name: 'Posted on Sample Maps' })).toHaveAttribute(
      'href',
      'https://maps.example/review/1',
    );
    await inspectBothWidths(page);
    // Search engines don't accept reviews that a company publishes about itself, so the structured data has none.
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data.filter({ hasText: /"(Review|AggregateRating|review)"/ })).toHaveCount(0);
  }
});

test('the website shows a new review immediately, and no reviews section without any', async ({ page }) => {
  const visit = async () => {
    const loaded = page.waitForResponse('**/directory.json');
    await page.goto(`${SECOND_SITE}/`);
    await loaded;
  };
  await visit();
  await expect(getHeading(page)).toHaveCount(0);
  const review = firestore.doc(paths.customerReviews.one('harborview', 'b'.repeat(21)));
  await review.set(sampleReview({ id: review.id, subject_id: 'harborview', quote: QUOTE }));
  try {
    await visit();
    await expect(getHeading(page)).toBeVisible();
    await expect(page.getByRole('figure').filter({ hasText: QUOTE })).toContainText(
      'Sent to us, Mar 5, 2026',
    );
  } finally {
    await review.delete();
  }
});
