import { expect, it } from 'vitest';
import { refinanceBreakEven } from './refinanceBreakEven.ts';

const base = {
  balance: 30_000_000,
  currentRate: 7,
  remainingTerm: 360,
  newRate: 6,
  newTerm: 360,
  closingCosts: 600_000,
};

it('breaks even when the payments saved have paid the closing costs', () => {
  const result = refinanceBreakEven(base);
  expect(result).toMatchObject({ currentPayment: 199_591, newPayment: 179_865, monthlySaving: 19_726 });
  expect(result.breakEvenMonth).toBe(31);
  expect(result.lifetimeSaving).toBeGreaterThan(0);
});

it('never breaks even when the new payment is not lower', () => {
  expect(refinanceBreakEven({ ...base, newRate: 7.5 }).breakEvenMonth).toBeNull();
  expect(refinanceBreakEven({ ...base, newTerm: 120 }).breakEvenMonth).toBeNull();
});

it('never breaks even when the current loan ends before', () => {
  expect(
    refinanceBreakEven({ ...base, remainingTerm: 24, newTerm: 360, closingCosts: 900_000_000 })
      .breakEvenMonth,
  ).toBeNull();
});

it('breaks even with the first payment when there are no closing costs', () => {
  expect(refinanceBreakEven({ ...base, closingCosts: 0 }).breakEvenMonth).toBe(1);
});

it('can save by the month and still cost more in all, over a longer term', () => {
  const longer = refinanceBreakEven({ ...base, remainingTerm: 200, newRate: 6.75, newTerm: 360 });
  expect(longer.monthlySaving).toBeGreaterThan(0);
  expect(longer.lifetimeSaving).toBeLessThan(0);
});

it('adds up what is paid by year, the closing costs from the start', () => {
  const { paidByYear, lifetimeSaving } = refinanceBreakEven({ ...base, remainingTerm: 200, newTerm: 360 });
  expect(paidByYear).toHaveLength(31);
  expect(paidByYear[0]).toEqual({ year: 0, current: 0, next: 600_000 });
  const last = paidByYear.at(-1);
  expect((last?.current ?? 0) - (last?.next ?? 0)).toBe(lifetimeSaving);
});
