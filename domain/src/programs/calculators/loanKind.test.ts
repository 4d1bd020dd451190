import { describe, expect, it } from 'vitest';
import { loanExample } from '../loanExamples.ts';
import { calculateHousingPayment } from './housingPayment.ts';
import { fhaAnnual, VA_FEES_END, vaFundingFee } from './loanKind.ts';

const price = 500_000_00;
const input = {
  price,
  downPayment: 17_500_00,
  annualRate: 5.99,
  term: 360,
  propertyTax: 0,
  insurance: 0,
  dues: 0,
  pmiRate: 0.6,
};

describe('the annual premium of an FHA loan', () => {
  // The rows of Appendix 1.0 in Mortgagee Letter 2023-05: share of the price, large loan, term, rate, years.
  it.each([
    [90, false, 360, 0.5, 11],
    [95, false, 360, 0.5, 30],
    [96.5, false, 360, 0.55, 30],
    [90, true, 360, 0.7, 11],
    [95, true, 360, 0.7, 30],
    [96.5, true, 360, 0.75, 30],
    [90, false, 180, 0.15, 11],
    [96.5, false, 180, 0.4, 15],
    [78, true, 180, 0.15, 11],
    [90, true, 180, 0.4, 11],
    [96.5, true, 180, 0.65, 15],
    [78, false, 120, 0.15, 10],
  ])('with %f%% of the price, large: %s, over %i months', (share, isLarge, term, percent, years) => {
    const base = isLarge ? 726_201_00 : 726_200_00;
    const annual = fhaAnnual({ base, price: Math.ceil((base * 100) / share), term });
    expect(annual.percent).toBeCloseTo(percent, 10);
    expect(annual.months).toBe(years * 12);
  });
});

it.each([
  [0, 'first', 2.15],
  [0, 'later', 3.3],
  [5, 'first', 1.5],
  [5, 'later', 1.5],
  [10, 'later', 1.25],
  [0, 'exempt', 0],
] as const)('the VA funding fee with %i%% down, use: %s', (down, use, percent) =>
  expect(vaFundingFee((price * (100 - down)) / 100, price, use)).toBe(percent),
);

it('has VA funding fees that are valid for another year', () => {
  expect(
    Date.parse(`${VA_FEES_END}T00:00:00Z`) - 366 * 86_400_000,
    'Read 38 U.S.C. 3729(b)(2) again: Congress usually moves this day.',
  ).toBeGreaterThan(Date.now());
});

it('matches the FHA example on the program’s page, with a premium that falls each year', () => {
  const example = loanExample('fha');
  const { principalAndInterest, pmi, loan, premiums, pmiMonths } = calculateHousingPayment({
    ...input,
    kind: 'fha',
  });
  expect(principalAndInterest + pmi).toBe(example.payment);
  expect(loan).toBe(example.principal);
  expect(premiums).toEqual(example.insuranceByYear);
  expect(pmiMonths).toBe(360);
});

it('ends the FHA premium after 11 years with 10% down', () => {
  const { premiums, pmiMonths } = calculateHousingPayment({ ...input, downPayment: 50_000_00, kind: 'fha' });
  expect([premiums.length, pmiMonths]).toEqual([11, 132]);
});

it('matches the USDA example on the program’s page, with an annual fee for the whole term', () => {
  const example = loanExample('usda');
  const { principalAndInterest, pmi, loan, financedFee, premiums, pmiMonths } = calculateHousingPayment({
    ...input,
    price: example.price,
    downPayment: 0,
    kind: 'usda',
  });
  expect(principalAndInterest + pmi).toBe(example.payment);
  expect([loan, financedFee]).toEqual([example.principal, 3_535_35]);
  expect(premiums).toEqual(example.insuranceByYear);
  expect(pmiMonths).toBe(360);
});

it('finances the VA funding fee without mortgage insurance', () => {
  const result = calculateHousingPayment({ ...input, downPayment: 0, kind: 'va' });
  expect(result).toMatchObject({ loan: 510_750_00, financedFee: 10_750_00, pmi: 0, pmiMonths: 0 });
  expect(result.principalAndInterest).toBe(loanExample('va').payment);
  expect(calculateHousingPayment({ ...input, downPayment: 0, kind: 'va', vaUse: 'exempt' }).loan).toBe(price);
});
