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

it('lists only the answers of step 4 that the new purpose doesn’t ask for', () => {
  const values = { ...purchase, funds_source: [...purchase.funds_source] };
  expect(findDroppedAnswers(values, 'Refinance')).toEqual(['purchase_price', 'down_payment', 'funds_source']);
  expect(findDroppedAnswers(values, 'Purchase')).toEqual([]);
});

it('lists dependent answers, too', () => {
  const values = { purpose: 'Refinance', cash_out: true, cash_out_amount: 40_000 } as const;
  expect(findDroppedAnswers(values, 'HELOC/Other')).toEqual(['cash_out', 'cash_out_amount']);
});

it('doesn’t list cleared or missing answers', () => {
  expect(findDroppedAnswers({ purpose: 'Purchase', down_payment: CLEARED }, 'Refinance')).toEqual([]);
  expect(findDroppedAnswers({ purchase_price: 400_000 }, 'Refinance')).toEqual([]);
});
