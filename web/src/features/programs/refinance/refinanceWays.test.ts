import { programs } from '@brokerage/domain/programs/programs';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';
import { expect, it } from 'vitest';
import { REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import { cashOutRate, refinanceWays, suitsWays, wayLoans } from './refinanceWays.ts';

const { today, ways } = wayLoans(REFINANCE_EXAMPLE);

it('has an option for each main point of the program', () => {
  const points = programs.find(({ slug }) => slug === 'refinance')?.features;
  expect(refinanceWays.map(({ title }) => title)).toEqual(points);
  expect(ways).toHaveLength(refinanceWays.length);
});

it('draws the example’s loans, which match the texts about payment and time', () => {
  const [lower, cashOut, shorter] = ways.map(({ loan }) => loan);
  expect(today.loan.years).toBe(27);
  expect(lower?.payment).toBe(refinanceExample.newPayment / 100);
  expect(lower?.payment).toBeLessThan(today.loan.payment);
  expect(cashOut?.payment).toBeGreaterThan(lower?.payment ?? 0);
  expect(shorter?.payment).toBeGreaterThan(today.loan.payment);
  expect(shorter?.years).toBeLessThan(today.loan.years);
});

it('shows each new loan’s APR, which includes its closing costs', () => {
  const { newRate } = refinanceExample;
  expect(ways.map(({ loan }) => loan.annualRate)).toEqual([newRate, cashOutRate(newRate), newRate]);
  expect(ways[0]?.loan.apr).toBe(refinanceExample.apr);
  for (const { loan } of ways) expect(loan.apr).toBeGreaterThan(loan.annualRate);
});

it('notes that a shorter loan’s sample uses the longer one’s rate', () => {
  const [lower, , shorter] = ways;
  expect(shorter?.loan.annualRate).toBe(lower?.loan.annualRate);
  expect(shorter?.loan.years).toBeLessThan(lower?.loan.years ?? 0);
  expect(refinanceWays[2]?.rateNote).toContain('uses the same rate as the longer loan');
});

it('shows in its table that a cash-out adds to what is owed today', () => {
  const [, cashOut] = ways;
  expect(cashOut?.loan.principal).toBe(refinanceExample.balance + (cashOut?.cash ?? 0));
  expect(refinanceWays[1]?.rateNote).toMatch(/run higher/);
});

it.each([
  ['a new rate that isn’t lower', { newRate: REFINANCE_EXAMPLE.rate }],
  ['a loan that ends within 15 years anyway', { left: 15 }],
  ['a new loan of 15 years', { newTerm: 15 }],
])('doesn’t fit %s, because the titles would be wrong', (_case, change) => {
  expect(suitsWays(REFINANCE_EXAMPLE)).toBe(true);
  expect(suitsWays({ ...REFINANCE_EXAMPLE, ...change })).toBe(false);
});
