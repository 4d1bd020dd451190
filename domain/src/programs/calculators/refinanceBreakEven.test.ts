import { expect, it } from 'vitest';
import { amortize } from './amortization.ts';
import { calculateRefinance } from './refinanceBreakEven.ts';

const base = {
  balance: 30_000_000,
  currentRate: 7,
  remainingTerm: 360,
  newRate: 6,
  newTerm: 360,
  closingCosts: 600_000,
};

it('breaks even when saved payments have covered the closing costs', () => {
  const result = calculateRefinance(base);
  expect(result).toMatchObject({ currentPayment: 199_591, newPayment: 179_865, monthlySaving: 19_726 });
  expect(result.breakEvenMonth).toBe(31);
  expect(result.lifetimeSaving).toBeGreaterThan(0);
});

it('never breaks even unless the new payment is lower', () => {
  expect(calculateRefinance({ ...base, newRate: 7.5 }).breakEvenMonth).toBeNull();
  expect(calculateRefinance({ ...base, newTerm: 120 }).breakEvenMonth).toBeNull();
});

it('never breaks even if the current loan ends first', () => {
  expect(
    calculateRefinance({ ...base, remainingTerm: 24, newTerm: 360, closingCosts: 900_000_000 })
      .breakEvenMonth,
  ).toBeNull();
});

it('breaks even with the first payment without closing costs', () => {
  expect(calculateRefinance({ ...base, closingCosts: 0 }).breakEvenMonth).toBe(1);
});

it('can save each month and still cost more in total over a longer term', () => {
  const longer = calculateRefinance({ ...base, remainingTerm: 200, newRate: 6.75, newTerm: 360 });
  expect(longer.monthlySaving).toBeGreaterThan(0);
  expect(longer.lifetimeSaving).toBeLessThan(0);
});

it('adds up payments by year, with closing costs from the start', () => {
  const { paidByYear, lifetimeSaving } = calculateRefinance({ ...base, remainingTerm: 200, newTerm: 360 });
  expect(paidByYear).toHaveLength(31);
  expect(paidByYear[0]).toEqual({ year: 0, current: 0, next: 600_000 });
  const last = paidByYear.at(-1);
  expect((last?.current ?? 0) - (last?.next ?? 0)).toBe(lifetimeSaving);
});

it('gets ahead later than payments cover the costs, because a new loan’s balance falls more slowly', () => {
  const shorter = { ...base, remainingTerm: 324 };
  const { breakEvenMonth, aheadFrom, aheadUntil } = calculateRefinance(shorter);
  expect(aheadFrom).toBeGreaterThan(breakEvenMonth ?? Number.POSITIVE_INFINITY);
  expect(aheadUntil).toBeNull();
  // The two loans differ only in interest: the borrower is ahead in a month once the new loan's interest plus the costs is lower.
  const interest = (annualRate: number, term: number) =>
    amortize({ principal: base.balance, annualRate, term })
      .slice(0, aheadFrom ?? 0)
      .map((each) => each.interest);
  const gains = interest(7, 324).map((each, index) => each - (interest(6, 360)[index] ?? 0));
  const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
  expect(sum(gains)).toBeGreaterThan(base.closingCosts);
  expect(sum(gains.slice(0, -1))).toBeLessThanOrEqual(base.closingCosts);
});

it('is only temporarily ahead if the longer loan costs more in total', () => {
  const { aheadFrom, aheadUntil } = calculateRefinance({
    ...base,
    remainingTerm: 200,
    closingCosts: 100_000,
  });
  expect(aheadFrom).toBeGreaterThan(0);
  expect(aheadUntil).toBeGreaterThan(aheadFrom ?? Number.POSITIVE_INFINITY);
});

it('is never ahead at the same rate over more years, despite a lower payment', () => {
  const never = calculateRefinance({ ...base, remainingTerm: 120, newRate: 7, closingCosts: 0 });
  expect(never.breakEvenMonth).toBe(1);
  expect(never).toMatchObject({ aheadFrom: null, aheadUntil: null });
});

it('is ahead from the first month with a lower rate and no costs', () => {
  expect(calculateRefinance({ ...base, closingCosts: 0 }).aheadFrom).toBe(1);
});

it('gets ahead eventually with a shorter loan and a higher payment', () => {
  expect(calculateRefinance({ ...base, newTerm: 120 }).aheadFrom).toBeGreaterThan(1);
});
