import { programs } from '@brokerage/domain/programs/programs';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';
import { expect, it } from 'vitest';
import { CASH_OUT_RATE, currentLoan, refinanceWays } from './refinanceWays.ts';

it('has a way for each main point of the program', () => {
  const points = programs.find(({ slug }) => slug === 'refinance')?.features;
  expect(refinanceWays.map(({ title }) => title)).toEqual(points);
});

it('draws the loans of the page’s example: what the words say of payment and time is so', () => {
  const [lower, cashOut, shorter] = refinanceWays.map(({ loan }) => loan);
  expect(currentLoan.years).toBe(27);
  expect(lower?.payment).toBe(refinanceExample.newPayment / 100);
  expect(lower?.payment).toBeLessThan(currentLoan.payment);
  expect(cashOut?.payment).toBeGreaterThan(lower?.payment ?? 0);
  expect(shorter?.payment).toBeGreaterThan(currentLoan.payment);
  expect(shorter?.years).toBeLessThan(currentLoan.years);
});

it('says each new loan’s APR, which counts its closing costs', () => {
  const rates = refinanceWays.map(({ loan }) => loan.annualRate);
  expect(rates).toEqual([refinanceExample.newRate, CASH_OUT_RATE, refinanceExample.newRate]);
  expect(refinanceWays[0]?.loan.apr).toBe(refinanceExample.apr);
  for (const { loan } of refinanceWays) expect(loan.apr).toBeGreaterThan(loan.annualRate);
});

it('says that the sample of a shorter loan has the rate of the longer one', () => {
  const [lower, , shorter] = refinanceWays;
  expect(shorter?.loan.annualRate).toBe(lower?.loan.annualRate);
  expect(shorter?.rateNote).toContain(`uses the same rate as the ${lower?.loan.years}-year loan`);
});

it('says by its table what a cash-out takes: more is owed than today', () => {
  const [, cashOut] = refinanceWays;
  expect(cashOut?.loan.principal).toBe(refinanceExample.balance + (cashOut?.cash ?? 0));
  expect(cashOut?.rateNote).toMatch(/run higher/);
});
