import { expect, it } from 'vitest';
import { conformingArea, conventionalPurchase } from './conventionalPurchase.ts';
import { loanExample } from './loanExamples.ts';

it('is the example that is disclosed, with 20% down', () => {
  const { month, apr } = conventionalPurchase({ price: 500_000, downPercent: 20 });
  const example = loanExample('conventional');
  expect(month.principalAndInterest).toBe(example.payment);
  expect(apr).toBeCloseTo(example.apr, 10);
});

it('counts PMI in the annual percentage rate until it ends by itself', () => {
  const apr = (downPercent: number) => conventionalPurchase({ price: 500_000, downPercent }).apr;
  // The less somebody puts down, the longer PMI is charged.
  expect([3, 5, 10].map((down) => apr(down).toFixed(2))).toEqual(['6.86', '6.84', '6.77']);
  // Nothing is charged with 20% or more down, whatever the price.
  expect(conventionalPurchase({ price: 640_000, downPercent: 25 }).apr).toBeCloseTo(apr(20), 4);
});

it.each([
  [832_750, 'all-counties'],
  [832_751, 'high-cost-counties'],
  [1_249_125, 'high-cost-counties'],
  [1_249_126, 'none'],
] as const)('a loan of $%i is conventional in: %s', (loan, area) => expect(conformingArea(loan)).toBe(area));
