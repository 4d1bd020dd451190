import fc from 'fast-check';
import { expect, it } from 'vitest';
import { affordability, RATIOS } from './affordability.ts';

const base = {
  income: 1_000_000,
  debts: 50_000,
  downPayment: 6_000_000,
  annualRate: 6.5,
  term: 360,
  taxAndInsuranceRate: 2,
  dues: 0,
};

it('keeps within both ratios', () => {
  fc.assert(
    fc.property(
      fc.record({
        income: fc.integer({ min: 100_000, max: 10_000_000 }),
        debts: fc.integer({ min: 0, max: 2_000_000 }),
        downPayment: fc.integer({ min: 0, max: 50_000_000 }),
        annualRate: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
        taxAndInsuranceRate: fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
        dues: fc.integer({ min: 0, max: 100_000 }),
      }),
      (changes) => {
        const result = affordability({ ...base, ...changes });
        fc.pre(result.price > 0);
        expect(result.frontRatio).toBeLessThanOrEqual(RATIOS.housing + 1e-9);
        expect(result.backRatio).toBeLessThanOrEqual(RATIOS.total + 1e-9);
      },
    ),
  );
});

it('is limited by debts when they are high, by housing when not', () => {
  expect(affordability(base).limitedBy).toBe('housing');
  expect(affordability({ ...base, debts: 300_000 }).limitedBy).toBe('debts');
});

it('is nothing when the debts take all', () => {
  expect(affordability({ ...base, debts: 900_000, downPayment: 0 })).toMatchObject({
    price: 0,
    loan: 0,
    housing: 0,
  });
});

it('rises with income and falls with the rate', () => {
  expect(affordability({ ...base, income: 1_100_000 }).price).toBeGreaterThan(affordability(base).price);
  expect(affordability({ ...base, annualRate: 7.5 }).price).toBeLessThan(affordability(base).price);
});

it('takes other shares of income than the customary ones', () => {
  const strict = affordability({ ...base, ratios: { housing: 25, total: 36 } });
  expect(strict.price).toBeLessThan(affordability(base).price);
  expect(strict.frontRatio).toBeLessThanOrEqual(25);
  expect(affordability({ ...base, ratios: RATIOS })).toEqual(affordability(base));
});
