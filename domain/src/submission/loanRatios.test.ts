import { expect, it } from 'vitest';
import { toLoanRatios } from './loanRatios.ts';

it.each([
  [
    'a purchase',
    {
      purpose: 'Purchase',
      purchase_price: 400_000,
      down_payment: 80_000,
      est_value_or_price: 420_000,
      monthly_income_gross: 10_000,
      monthly_debts_known: 1_500,
    },
    { loanAmount: 320_000, ltv: 0.8, dtiBeforeHousing: 0.15 },
  ],
  [
    'a refinance with cash out',
    {
      purpose: 'Refinance',
      current_loan_balance: 200_000,
      cash_out_amount: 50_000,
      est_value_or_price: 500_000,
    },
    { loanAmount: 250_000, ltv: 0.5, dtiBeforeHousing: null },
  ],
  [
    'a refinance without cash out',
    { purpose: 'Refinance', current_loan_balance: 200_000, est_value_or_price: 400_000 },
    { loanAmount: 200_000, ltv: 0.5, dtiBeforeHousing: null },
  ],
  [
    'a purchase without a down payment named',
    { purpose: 'Purchase', purchase_price: 400_000, monthly_income_gross: 10_000, monthly_debts_known: 0 },
    { loanAmount: null, ltv: null, dtiBeforeHousing: 0 },
  ],
  [
    'anything else',
    { purpose: 'HELOC/Other', est_value_or_price: 400_000 },
    { loanAmount: null, ltv: null, dtiBeforeHousing: null },
  ],
] as const)('%s', (_, answers, figures) => {
  expect(toLoanRatios(answers)).toEqual(figures);
});
