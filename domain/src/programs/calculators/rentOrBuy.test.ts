import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateHousingPayment } from './housingPayment.ts';
import { calculateRentOrBuy, type RentOrBuyInput } from './rentOrBuy.ts';

/** Nothing grows and nothing earns interest, so the sums can be checked by hand. */
const still: RentOrBuyInput = {
  rent: 200_000,
  rentGrowth: 0,
  rentersInsurance: 24_000,
  price: 40_000_000,
  downPayment: 8_000_000,
  annualRate: 6,
  term: 360,
  buyingCosts: 3,
  propertyTax: 1.2,
  insurance: 120_000,
  maintenance: 1,
  dues: 10_000,
  pmiRate: 0.5,
  homeGrowth: 0,
  sellingCosts: 6,
  savingsReturn: 0,
  years: 5,
};

it('adds up payments and subtracts the sale’s proceeds', () => {
  const result = calculateRentOrBuy(still);
  const { table, principalAndInterest } = calculateHousingPayment({ ...still, propertyTax: 0 });
  // Tax and upkeep are 2.2% of $400,000, insurance $1,200, dues $100 a month.
  const monthly = principalAndInterest + 73_333.333 + 10_000 + 10_000;
  const owed = table[59]?.balance ?? 0;
  const proceeds = 37_600_000 - owed;
  expect(result.firstMonthBuying).toBe(Math.round(monthly));
  expect(result.years.at(-1)?.saleProceeds).toBe(proceeds);
  expect(result.years.at(-1)?.buying).toBeCloseTo(8_000_000 + 1_200_000 + monthly * 60 - proceeds, -2);
  expect(result.years.at(-1)?.renting).toBe(202_000 * 60);
});

it('finds the first year in which buying costs no more', () => {
  const result = calculateRentOrBuy({ ...still, rent: 350_000, homeGrowth: 4, years: 15 });
  const at = result.breakEvenYear ?? 0;
  expect(at).toBeGreaterThan(1);
  const before = result.years[at - 2];
  const then = result.years[at - 1];
  expect(before && before.buying > before.renting).toBe(true);
  expect(then && then.buying <= then.renting).toBe(true);
  expect(calculateRentOrBuy({ ...still, rent: 50_000 }).breakEvenYear).toBeNull();
});

it('continues after the loan is paid off, with nothing owed', () => {
  const result = calculateRentOrBuy({ ...still, term: 24, years: 3 });
  expect(result.years).toHaveLength(3);
  expect(result.years.at(-1)?.saleProceeds).toBe(37_600_000);
});

it('rejects a down payment that leaves no loan', () => {
  expect(() => calculateRentOrBuy({ ...still, downPayment: still.price })).toThrow(RangeError);
});

const inputs = fc
  .record({
    rent: fc.integer({ min: 10_000, max: 2_000_000 }),
    rentGrowth: fc.integer({ min: 0, max: 8 }),
    homeGrowth: fc.integer({ min: 0, max: 8 }),
    savingsReturn: fc.integer({ min: 0, max: 10 }),
    sellingCosts: fc.integer({ min: 0, max: 10 }),
    years: fc.integer({ min: 1, max: 30 }),
    downPayment: fc.integer({ min: 0, max: 39_000_000 }),
  })
  .map((some) => ({ ...still, ...some }));

it('keeps the cost of buying if only the rent changes, and vice versa', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 500_000 }), (input, more) => {
      const base = calculateRentOrBuy(input);
      const dearerRent = calculateRentOrBuy({ ...input, rent: input.rent + more });
      expect(dearerRent.years.map(({ buying }) => buying)).toEqual(base.years.map(({ buying }) => buying));
      expect(dearerRent.saving).toBeGreaterThan(base.saving);
      const dearerSale = calculateRentOrBuy({ ...input, sellingCosts: input.sellingCosts + 1 });
      expect(dearerSale.years.map(({ renting }) => renting)).toEqual(
        base.years.map(({ renting }) => renting),
      );
      expect(dearerSale.saving).toBeLessThan(base.saving);
    }),
    { numRuns: 30 },
  );
});

it('adds up rent and names the savings’ earnings separately', () => {
  const year = calculateRentOrBuy({ ...still, rentGrowth: 3, savingsReturn: 4, years: 7 }).years.at(-1);
  let rent = 0;
  for (let at = 0; at < 7; at += 1) rent += 202_000 * 12 * 1.03 ** at;
  expect(year?.rentingPaid).toBe(Math.round(rent));
  expect(year?.rentingEarnings).toBeGreaterThan(0);
});

it('adds up from its parts; savings without a return earn nothing', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      for (const each of calculateRentOrBuy(input).years) {
        expect(each.buyingPaid + each.buyingEarnings - each.saleProceeds).toBe(each.buying);
        expect(each.rentingPaid + each.rentingEarnings).toBe(each.renting);
        expect(each.buyingEarnings).toBeGreaterThanOrEqual(0);
        if (input.savingsReturn === 0) expect(each.rentingEarnings).toBe(0);
      }
    }),
    { numRuns: 30 },
  );
});

it('gives a year the same result, however long the stay', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const whole = calculateRentOrBuy({ ...input, years: 30 });
      expect(calculateRentOrBuy(input).years).toEqual(whole.years.slice(0, input.years));
    }),
    { numRuns: 30 },
  );
});
