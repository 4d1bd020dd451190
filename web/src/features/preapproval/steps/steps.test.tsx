import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { agree, radio, saveTestDraft, visit, visitLastStep } from '../testing/questionnaire.tsx';

vi.mock('../../../lib/firebase/callHttps.ts', () => ({ callHttps: vi.fn().mockResolvedValue({ data: [] }) }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a saved purchase application, complete up to step 4, at that step. */
async function openPurchaseDetails() {
  saveTestDraft({ step: 4 }, { purpose: 'Purchase' });
  const page = visit();
  await page.user.click(agree());
  await page.press('Continue where you left off');
  expect(await screen.findByRole('heading', { name: 'Purchase Details' })).toBeVisible();
  return page;
}

const findEstimate = () => screen.findByRole('textbox', { name: /Estimated value or price/ });
const price = () => screen.getByRole('textbox', { name: /Purchase price/ });

it('fills in the purchase price with the estimate until it’s changed', async () => {
  const { user, press } = await openPurchaseDetails();
  expect(price()).toHaveValue('450,000');
  expect(price()).toHaveAccessibleDescription('From step 3. Change it if you like.');
  await press('Previous');
  await user.clear(await findEstimate());
  await user.type(await findEstimate(), '480000');
  await press('Next');
  expect(price()).toHaveValue('480,000');
  await user.clear(price());
  await user.type(price(), '475000');
  expect(price()).toHaveAccessibleDescription('Your estimate from the last step was $480,000.');
  await press('Previous');
  await user.clear(await findEstimate());
  await user.type(await findEstimate(), '500000');
  await press('Next');
  expect(price()).toHaveValue('475,000');
});

it('fills in the value with a price carried over before the purpose was known', async () => {
  saveTestDraft({ step: 3 }, { purpose: 'Purchase', purchase_price: 380_000, est_value_or_price: undefined });
  const { user, press } = visit();
  await user.click(agree());
  await press('Continue where you left off');
  expect(await findEstimate()).toHaveValue('380,000');
  await press('Next');
  expect(price()).toHaveValue('380,000');
});

it('leaves a cleared price blank while the step is open', async () => {
  const { user, press } = await openPurchaseDetails();
  await user.clear(price());
  await press('Next');
  expect(screen.getByText('Step 4 of 7')).toBeVisible();
  expect(price()).toHaveValue('');
  expect(price()).toBeInvalid();
});

it('links each earlier step in the list of steps, keeping every answer', async () => {
  const { user } = await openPurchaseDetails();
  const steps = within(screen.getByRole('navigation', { name: 'Steps of your application' }));
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Contact',
    'Goal',
    'Property',
  ]);
  expect(steps.getByText('Loan details').closest('[aria-current=step]')).not.toBeNull();
  await user.click(steps.getByRole('link', { name: 'Goal' }));
  expect(await screen.findByText('Step 2 of 7')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Purchase' })).toBeChecked();
  expect(screen.getByText('Tell us what the loan is for. The next questions depend on it.')).toBeVisible();
});

it('shows a monthly income’s yearly total, to catch a yearly amount', async () => {
  const { user, press } = await openPurchaseDetails();
  await press('Next');
  const income = await screen.findByRole('textbox', { name: /Gross monthly income/ });
  await user.clear(income);
  expect(income).toHaveAccessibleDescription('Before taxes.');
  await user.type(income, '85000');
  expect(income).toHaveAccessibleDescription('Before taxes. That’s $1,020,000 a year.');
});

it('shows the self-employed which income lenders count', async () => {
  const { user, press } = await openPurchaseDetails();
  await press('Next');
  const income = await screen.findByRole('textbox', { name: /Gross monthly income/ });
  await user.selectOptions(screen.getByRole('combobox', { name: /Employment status/ }), 'Self-employed');
  await user.clear(income);
  await user.type(income, '7000');
  expect(income).toHaveAccessibleDescription(
    'Before taxes but after business expenses: your average month over the last two years. That’s $84,000 a year.',
  );
});

it('shows below the co-borrower question when their details are needed', async () => {
  const { user, press } = await openPurchaseDetails();
  await press('Next');
  await screen.findByText('Step 5 of 7');
  const group = screen.getByRole('radiogroup', { name: 'Will there be a co-borrower?' });
  await user.click(radio('Will there be a co-borrower?', 'No'));
  expect(group).not.toHaveAccessibleDescription();
  await user.click(radio('Will there be a co-borrower?', 'Yes'));
  expect(group).toHaveAccessibleDescription(
    'We’ll collect your co-borrower’s details later, in the full application.',
  );
});

it.each([
  [450_000, 0],
  [440_000, 1],
])('reviews the estimate next to a price of %s only if they differ', async (purchase_price, times) => {
  await visitLastStep({ purpose: 'Purchase', est_value_or_price: 450_000, purchase_price });
  const review = within(screen.getByRole('region', { name: 'Review your answers' }));
  expect(review.queryAllByText('Value or price')).toHaveLength(times);
  expect(review.getByText('Purchase price')).toBeVisible();
});

it.each([
  [{}, '2 optional questions skipped'],
  [{ down_payment: 90_000 }, '1 optional question skipped'],
  [{ down_payment: 90_000, funds_source: ['savings'] }, undefined],
] as const)(
  'shows in the review how many optional questions of a step were skipped: %j',
  async (answers, line) => {
    await visitLastStep({ purpose: 'Purchase', purchase_price: 450_000, ...answers });
    const review = within(screen.getByRole('region', { name: 'Review your answers' }));
    const details = review.getByRole('heading', { name: 'Purchase Details' }).parentElement?.parentElement;
    expect(details).toHaveTextContent(/Purchase price/);
    const skipped = within(details as HTMLElement).queryByText(/optional questions? skipped$/);
    expect(skipped?.textContent).toBe(line);
  },
);

it('shows the step’s name next to its number if the list of steps doesn’t fit', async () => {
  await openPurchaseDetails();
  expect(screen.getByText('Step 4 of 7').parentElement).toHaveTextContent('Step 4 of 7: Loan details');
});

it('offers Start over once there is something to remove', async () => {
  const { user } = visit();
  const first = await screen.findByLabelText(/First name/);
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  await user.type(first, 'Rosa');
  expect(screen.getByRole('button', { name: 'Start over' })).toBeVisible();
  await user.clear(first);
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});

it('separates the required consent from the optional ones', () => {
  visit();
  expect(agree()).toBeRequired();
  expect(screen.getByRole('checkbox', { name: /text messages/ })).not.toBeRequired();
  expect(screen.getByText('Optional')).toBeVisible();
});

it('shows immediately that a HELOC’s step 4 is empty', async () => {
  saveTestDraft({ step: 4 }, { purpose: 'HELOC/Other' });
  const { user, press } = visit();
  await user.click(agree());
  await press('Continue where you left off');
  expect(
    await screen.findByText('There’s nothing to fill in on this step. Press Next to continue.'),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Purchase price/ })).toBeNull();
});
