import { conventionalPurchase } from '@brokerage/domain/programs/conventionalPurchase';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { expect, test } from 'vitest';
import { pmiLoan } from './pmiLoan.ts';

test.each([
  // From the closed-form balance: the month in which each loan reaches 80% and 78% of $500,000 at 6.25%.
  [3, 242.5],
  [5, 237.5],
  [10, 225],
  [15, 212.5],
])('with %i%% down, PMI may be canceled at 80%% and ends at 78%%', (down, monthly) => {
  const { canAsk, ends, pmi, totalPmi } = pmiLoan(down);
  expect(totalPmi).toBe(pmi * ends);
  expect(pmi).toBe(monthly * 100);
  const share = (month: number) => {
    const rate = 0.0625 / 12;
    return ((100 - down) * ((1 + rate) ** 360 - (1 + rate) ** month)) / ((1 + rate) ** 360 - 1);
  };
  expect([share(canAsk) <= 80, share(canAsk - 1) > 80]).toEqual([true, true]);
  expect([share(ends) <= 78, share(ends - 1) > 78]).toEqual([true, true]);
});

test('counts PMI in the APR, and matches the example with 20% down without any', () => {
  const { payment, apr } = loanExample('conventional');
  expect(pmiLoan(20)).toMatchObject({ payment, pmi: 0, ends: 0, totalPmi: 0, apr });
  // The /purchase page shows the same APR for this loan.
  expect(pmiLoan(5).apr).toBe(conventionalPurchase({ price: 500_000, downPercent: 5 }).apr);
});
