import { expect, it } from 'vitest';
import { conformingArea, conventionalPurchase } from './conventionalPurchase.ts';
import { loanExample } from './loanExamples.ts';
import { sampleClosingCosts } from './sampleClosing.ts';

it('matches the disclosed example, with 20% down', () => {
  const { month, apr } = conventionalPurchase({ price: 500_000, downPercent: 20 });
  const example = loanExample('conventional');
  expect(month.principalAndInterest).toBe(example.payment);
  expect(apr).toBeCloseTo(example.apr, 10);
});

it('includes PMI in the APR until it ends', () => {
  const apr = (downPercent: number) => conventionalPurchase({ price: 500_000, downPercent }).apr;
  // The smaller the down payment, the longer PMI is charged.
  expect([3, 5, 10].map((down) => apr(down).toFixed(2))).toEqual(['6.81', '6.79', '6.73']);
});

it.each([
  [150_000, 3],
  [500_000, 20],
  [1_200_000, 10],
])('includes the fees next to it in the APR: $%i, %i%% down', (price, downPercent) => {
  const { loan, down, annualRate, month, apr } = conventionalPurchase({ price, downPercent });
  const { counted, origination } = sampleClosingCosts({ price, down, annualRate });
  // Fees are the same at any price; only interest depends on the loan.
  expect([origination, counted.settlement]).toEqual([2_000_00, 800_00]);
  expect(counted.interest).toBe(Math.round(((loan * 100 * annualRate) / 100 / 360) * 15));
  const { pmi } = loanExample('conventional', { price: price * 100, downPercent });
  const worth = month.table.reduce((sum, { month: at, payment }) => {
    const insured = pmi && at <= pmi.ends ? pmi.monthly : 0;
    return sum + (payment + insured) / (1 + apr / 1200) ** at;
  }, 0);
  expect(Math.abs(worth - (loan * 100 - counted.total))).toBeLessThan(1);
});

it.each([
  [832_750, 'all-counties'],
  [832_751, 'high-cost-counties'],
  [1_249_125, 'high-cost-counties'],
  [1_249_126, 'none'],
] as const)('a loan of $%i is conventional in: %s', (loan, area) => expect(conformingArea(loan)).toBe(area));
