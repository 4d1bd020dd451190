import { expect, it } from 'vitest';
import { calculateHousingPayment } from './housingPayment.ts';

// Form H-24(B) of 12 CFR 1026 Appendix H: price $180,000, loan $162,000, PMI $82.35 rounded to $82, escrow $206.
const sample = {
  price: 18_000_000,
  downPayment: 1_800_000,
  annualRate: 3.875,
  term: 360,
  propertyTax: 126_000,
  insurance: 121_200,
  dues: 0,
  pmiRate: 0.61,
};

it('adds principal, interest, taxes, insurance and PMI like the Loan Estimate sample', () => {
  const result = calculateHousingPayment(sample);
  expect(result).toMatchObject({
    principalAndInterest: 76_178,
    pmi: 8_235,
    propertyTax: 10_500,
    insurance: 10_100,
  });
  // $1,050 in the sample's Estimated Total Monthly Payment.
  expect(Math.round(result.total / 100)).toBe(1_050);
});

it('charges PMI until it ends on its own at 78% of the price', () => {
  const { pmiMonths, table } = calculateHousingPayment(sample);
  expect(table[pmiMonths - 1]?.balance).toBeLessThanOrEqual(14_040_000);
  expect(table[pmiMonths - 2]?.balance).toBeGreaterThan(14_040_000);
});

it('charges no PMI from 20% down', () => {
  expect(calculateHousingPayment({ ...sample, downPayment: 3_600_000 })).toMatchObject({
    pmi: 0,
    pmiMonths: 0,
  });
});

it('rejects a down payment that leaves no loan', () => {
  expect(() => calculateHousingPayment({ ...sample, downPayment: 18_000_000 })).toThrow(RangeError);
});
