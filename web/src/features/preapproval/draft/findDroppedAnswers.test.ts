import { expect, it } from 'vitest';
import { findDroppedAnswers } from './findDroppedAnswers.ts';
import { CLEARED } from './formValues.ts';

const purchase = {
  purpose: 'Purchase',
  first_name: 'Maria',
  est_value_or_price: 525_000,
  purchase_price: 525_000,
  down_payment: 105_000,
  funds_source: ['savings'],
  current_loan_balance: 300_000,
} as const;

it('names the answers of step 4 that another purpose doesn’t ask for, and nothing else', () => {
  const values = { ...purchase, funds_source: [...purchase.funds_source] };
  expect(findDroppedAnswers(values, 'Refinance')).toEqual(['purchase_price', 'down_payment', 'funds_source']);
  expect(findDroppedAnswers(values, 'Purchase')).toEqual([]);
});

it('names what hangs on an answer that is dropped, too', () => {
  const values = { purpose: 'Refinance', cash_out: true, cash_out_amount: 40_000 } as const;
  expect(findDroppedAnswers(values, 'HELOC/Other')).toEqual(['cash_out', 'cash_out_amount']);
});

it('does not name what was taken back or never answered', () => {
  expect(findDroppedAnswers({ purpose: 'Purchase', down_payment: CLEARED }, 'Refinance')).toEqual([]);
  expect(findDroppedAnswers({ purchase_price: 400_000 }, 'Refinance')).toEqual([]);
});
