import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateAffordability, calculateLenderLimit, checkPrice, RATIOS } from './affordability.ts';
import { calculateHousingPayment } from './housingPayment.ts';

const base = {
  income: 1_000_000,
  debts: 50_000,
  downPayment: 6_000_000,
  annualRate: 6.5,
  term: 360,
  taxAndInsuranceRate: 2,
  pmiRate: 0.6,
  dues: 0,
};

const changes = fc.record({
  income: fc.integer({ min: 100_000, max: 10_000_000 }),
  debts: fc.integer({ min: 0, max: 2_000_000 }),
  downPayment: fc.integer({ min: 0, max: 50_000_000 }),
  annualRate: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
  taxAndInsuranceRate: fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
  pmiRate: fc.integer({ min: 0, max: 200 }).map((hundredths) => hundredths / 100),
  dues: fc.integer({ min: 0, max: 100_000 }),
  step: fc.constantFrom(1, 100_000),
});

it('keeps to both ratios', () => {
  fc.assert(
    fc.property(changes, (changed) => {
      const result = calculateAffordability({ ...base, ...changed });
      fc.pre(result.price > 0);
      expect(result.frontRatio).toBeLessThanOrEqual(RATIOS.housing + 1e-9);
      expect(result.backRatio).toBeLessThanOrEqual(RATIOS.total + 1e-9);
    }),
  );
});

it('adds up to the cost of a home at that price', () => {
  fc.assert(
    fc.property(changes, (changed) => {
      const input = { ...base, ...changed };
      const { price, loan, principalAndInterest, taxAndInsurance, pmi, dues, housing } =
        calculateAffordability(input);
      expect(principalAndInterest + taxAndInsurance + pmi + dues).toBe(housing);
      expect(price % input.step).toBe(0);
      fc.pre(loan > 0);
      const same = calculateHousingPayment({ ...input, price, propertyTax: 0, insurance: 0 });
      expect({ loan, principalAndInterest, pmi }).toEqual({
        loan: same.loan,
        principalAndInterest: same.principalAndInterest,
        pmi: same.pmi,
      });
    }),
  );
});

it('is the highest price that fits', () => {
  fc.assert(
    fc.property(changes, (changed) => {
      const input = { ...base, ...changed, step: 1 };
      const { price } = calculateAffordability(input);
      fc.pre(price > input.downPayment);
      const above = { ...input, price: price + 1, propertyTax: 0, insurance: 0 };
      const { total } = calculateHousingPayment(above);
      const housing = total + Math.round((above.price * input.taxAndInsuranceRate) / 100 / 12);
      const budget = Math.min(
        Math.floor((input.income * RATIOS.housing) / 100),
        Math.floor((input.income * RATIOS.total) / 100) - input.debts,
      );
      expect(housing).toBeGreaterThan(budget);
    }),
  );
});

describe('mortgage insurance', () => {
  // $80,000 down, $10,000 a month, of which 28 % is for housing.
  const saver = {
    ...base,
    debts: 60_000,
    downPayment: 8_000_000,
    annualRate: 6.25,
    taxAndInsuranceRate: 2.2,
    step: 100_000,
  };

  it('is included with less than 20% down, which lowers the price', () => {
    const withPmi = calculateAffordability({ ...saver, downPayment: 4_000_000 });
    const without = calculateAffordability({ ...saver, downPayment: 4_000_000, pmiRate: 0 });
    expect(withPmi.pmi).toBe(Math.round((withPmi.loan * 0.006) / 12));
    expect(withPmi.price).toBeLessThan(without.price);
    expect(withPmi.limitedBy).toBe('housing');
  });

  it('stops the price at 20% down if insurance would cost too much above it', () => {
    expect(calculateAffordability({ ...saver, pmiRate: 0 })).toMatchObject({
      price: 41_200_000,
      limitedBy: 'housing',
    });
    expect(calculateAffordability(saver)).toMatchObject({ price: 40_000_000, pmi: 0, limitedBy: 'pmi' });
  });

  it('costs nothing with 20% down or more', () => {
    const rich = { ...saver, downPayment: 20_000_000 };
    expect(calculateAffordability(rich)).toEqual(calculateAffordability({ ...rich, pmiRate: 0 }));
  });
});

it('is limited by high debts, otherwise by housing costs', () => {
  expect(calculateAffordability(base).limitedBy).toBe('housing');
  expect(calculateAffordability({ ...base, debts: 300_000 }).limitedBy).toBe('debts');
});

it('is zero if debts use up all income', () => {
  expect(calculateAffordability({ ...base, debts: 900_000, downPayment: 0 })).toMatchObject({
    price: 0,
    loan: 0,
    housing: 0,
  });
});

it('rises with income and falls with the rate', () => {
  expect(calculateAffordability({ ...base, income: 1_100_000 }).price).toBeGreaterThan(
    calculateAffordability(base).price,
  );
  expect(calculateAffordability({ ...base, annualRate: 7.5 }).price).toBeLessThan(
    calculateAffordability(base).price,
  );
});

it('accepts other shares of income than the usual ones', () => {
  const strict = calculateAffordability({ ...base, ratios: { housing: 25, total: 36 } });
  expect(strict.price).toBeLessThan(calculateAffordability(base).price);
  expect(strict.frontRatio).toBeLessThanOrEqual(25);
  expect(calculateAffordability({ ...base, ratios: RATIOS })).toEqual(calculateAffordability(base));
});

it('finds the highest price without interest, rounding the payment down', () => {
  const free = {
    ...base,
    income: 100_000,
    debts: 0,
    downPayment: 0,
    annualRate: 0,
    taxAndInsuranceRate: 0,
    pmiRate: 0,
  };
  const { price, housing } = calculateAffordability(free);
  expect({ price, housing }).toEqual({ price: 28_000 * 360 + 179, housing: 28_000 });
});

it('lets a lender go up to the total debt limit, never below the comfortable price', () => {
  fc.assert(
    fc.property(changes, (changed) => {
      const input = { ...base, ...changed };
      const limit = calculateLenderLimit(input);
      expect(limit.price).toBeGreaterThanOrEqual(calculateAffordability(input).price);
      fc.pre(limit.price > 0);
      expect(limit.backRatio).toBeLessThanOrEqual(RATIOS.total + 1e-9);
    }),
  );
  expect(calculateLenderLimit({ ...base, debts: 300_000 })).toEqual(
    calculateAffordability({ ...base, debts: 300_000 }),
  );
});

it('checks a price against the ratios that find the highest one', () => {
  fc.assert(
    fc.property(changes, (changed) => {
      const input = { ...base, ...changed, step: 1 };
      const { price, housing } = calculateAffordability(input);
      fc.pre(price > 0);
      expect(checkPrice(price, input)).toMatchObject({ housing, over: 0 });
      // Twice the price: just above the highest one, PMI or rounding may still fit.
      expect(checkPrice(price * 2, input).over).toBeGreaterThan(0);
    }),
  );
});
