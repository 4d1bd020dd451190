import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  agree,
  loadSavedDraft,
  radio,
  saveTestDraft,
  visit,
  visitLastStep,
} from '../testing/questionnaire.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens step 2 of a purchase application from its review. */
async function openGoal(values: object = {}) {
  const page = await visitLastStep({
    purpose: 'Purchase',
    purchase_price: 525_000,
    down_payment: 105_000,
    ...values,
  });
  await page.user.click(screen.getByRole('link', { name: 'Edit Your Goal & Scenario' }));
  return page;
}

it('lists the answers that another purpose removes, removes those and keeps the rest', async () => {
  const { user, press } = await openGoal();
  await user.click(radio('Loan purpose', 'Refinance'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Change your loan purpose to Refinance?' }),
  );
  expect(dialog.getByText('We’ll remove these answers:')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Purchase price: $525,000',
    'Down payment: $105,000',
  ]);
  await press('Change to Refinance');
  expect(radio('Loan purpose', 'Refinance')).toBeChecked();
  window.dispatchEvent(new Event('pagehide'));
  expect(loadSavedDraft().values).toMatchObject({ purpose: 'Refinance', first_name: 'Maria' });
  expect(loadSavedDraft().values).not.toHaveProperty('purchase_price');
  // No answers are left to ask about.
  await user.click(radio('Loan purpose', 'Purchase'));
  expect(radio('Loan purpose', 'Purchase')).toBeChecked();
});

it.each([
  ['Keep Purchase', async (press: (name: string) => Promise<void>) => press('Keep Purchase')],
  ['Escape', async (_: unknown, keyboard: (keys: string) => Promise<void>) => keyboard('{Escape}')],
])('changes nothing after %s', async (_, leave) => {
  const { user, press } = await openGoal();
  await user.click(radio('Loan purpose', 'HELOC/Other'));
  await screen.findByRole('dialog');
  await leave(press, (keys) => user.keyboard(keys));
  expect(radio('Loan purpose', 'Purchase')).toBeChecked();
  window.dispatchEvent(new Event('pagehide'));
  expect(loadSavedDraft().values).toMatchObject({ purpose: 'Purchase', purchase_price: 525_000 });
});

it('drops the errors of questions that another purpose doesn’t ask', async () => {
  saveTestDraft({}, { purpose: 'Refinance', current_rate: 77 });
  const { user, press } = visit();
  await user.click(agree());
  // The wrong rate is where the applicant left off.
  await press('Continue where you left off');
  expect(await screen.findByText('Step 4 of 7')).toBeVisible();
  await press('Next');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a rate up to 30%');
  await press('Previous');
  await press('Previous');
  await user.click(radio('Loan purpose', 'Purchase'));
  await press('Change to Purchase');
  await press('Next');
  await press('Next');
  expect(await screen.findByText('Step 4 of 7')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
