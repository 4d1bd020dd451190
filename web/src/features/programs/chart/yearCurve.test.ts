import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCurve } from './yearCurve.ts';

const thirtyYears = amortize({ principal: 40_000_000, annualRate: 6.25, term: 360 });

test('a curve runs from the first payment to the last, with each year at its end', () => {
  const curve = toCurve(thirtyYears);
  expect(curve).toHaveLength(31);
  expect(curve[0]?.at).toBe(0);
  expect(curve.at(-1)?.at).toBe(30);
  // Payment 228, at the end of year 19, is the first with more principal than interest.
  const turn = curve.find(({ amounts: [principal = 0, interest = 0] }) => principal > interest);
  expect(turn?.at).toBe(19);
});

test('insurance drops immediately when it ends', () => {
  const curve = toCurve(thirtyYears, [10_000, 10_000, 0]);
  expect(curve.filter(({ at }) => at === 2).map(({ amounts }) => amounts[2])).toEqual([1_200, 0]);
  expect(curve.at(-1)?.amounts).toHaveLength(3);
});

test('principal never falls, and both parts add up to one payment, until the last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 200_000_000 }),
      fc.integer({ min: 1, max: 1_500 }),
      fc.integer({ min: 1, max: 40 }),
      (principal, rate, years) => {
        const curve = toCurve(amortize({ principal, annualRate: rate / 100, term: years * 12 })).slice(0, -1);
        const sums = curve.map(({ amounts }) => amounts.reduce((sum, each) => sum + each, 0));
        for (const [index, { amounts }] of curve.entries()) {
          expect(amounts[0]).toBeGreaterThanOrEqual((curve[index - 1]?.amounts[0] ?? 0) - 0.12);
          expect(sums[index]).toBeCloseTo(sums[0] ?? 0, 1);
        }
      },
    ),
    { numRuns: 30 },
  );
});
