import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ClosingCostsInput, calculateClosingCosts } from './closingCosts.ts';

// Form H-24(B) of 12 CFR 1026 Appendix H: $162,000 at 3.875%, 15 days of interest at $17.44 a day.
const sample: ClosingCostsInput = {
  price: 18_000_000,
  downPayment: 1_800_000,
  annualRate: 3.875,
  lenderFees: 139_700,
  points: 0.25,
  services: 82_000,
  title: 226_200,
  recording: 8_500,
  transferTax: 0,
  insurance: 60_500,
  propertyTax: 126_000,
  interestDays: 15,
  escrowMonths: 2,
  sellerCredit: 0,
  deposit: 1_000_000,
};

it('adds up by the groups of the Loan Estimate sample', () => {
  const result = calculateClosingCosts(sample);
  // Section A of the sample: $1,802, with a quarter point of $405.
  expect(result.origination).toBe(180_200);
  // Section F: a premium of $605 and 15 days of interest, together $867.
  expect(Math.round(result.prepaids / 100)).toBe(867);
  expect(result.government).toBe(8_500);
  expect(result.cashNeeded).toBe(1_800_000 + result.total);
  expect(result.shareOfPrice).toBeCloseTo((result.total / sample.price) * 100);
  expect(result.cashToClose).toBe(1_800_000 + result.total - 1_000_000);
});

it('computes the transfer tax from the price and the points from the loan', () => {
  const result = calculateClosingCosts({ ...sample, points: 1, transferTax: 1 });
  expect(result.origination - sample.lenderFees).toBe(162_000);
  expect(result.government - sample.recording).toBe(180_000);
});

it('separates what counts toward the APR: origination, the closing agent and interest', () => {
  const { counted, prepaids } = calculateClosingCosts({ ...sample, title: 2_800_00 });
  expect(counted).toEqual({
    origination: 180_200,
    settlement: 800_00,
    interest: prepaids - sample.insurance,
    total: 180_200 + 800_00 + prepaids - sample.insurance,
  });
});

it.each([
  ['fha', 0.0175],
  ['va', 0.015],
  ['usda', 1 / 99],
] as const)('lets a %s loan finance its fee, which bears interest from closing', (kind, fee) => {
  // 10% down would lower the VA's fee further, so this test uses 5% down.
  const input = { ...sample, downPayment: sample.price * 0.05 };
  const [plain, financed] = [calculateClosingCosts(input), calculateClosingCosts({ ...input, kind })];
  expect(financed.financedFee).toBe(Math.round(plain.loan * fee));
  expect(financed.loan).toBe(plain.loan);
  expect(Math.abs(financed.counted.interest - plain.counted.interest * (1 + fee))).toBeLessThan(1);
  // No other cost is due in cash.
  const more = financed.counted.interest - plain.counted.interest;
  expect(financed.cashNeeded - plain.cashNeeded).toBe(more);
});

const cents = fc.integer({ min: 0, max: 50_000_000 });
const inputs = fc.record({
  price: fc.integer({ min: 100, max: 500_000_000 }),
  downPayment: cents,
  annualRate: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  lenderFees: cents,
  points: fc.integer({ min: 0, max: 10 }),
  services: cents,
  title: cents,
  recording: cents,
  transferTax: fc.integer({ min: 0, max: 5 }),
  insurance: cents,
  propertyTax: cents,
  interestDays: fc.integer({ min: 0, max: 31 }),
  escrowMonths: fc.integer({ min: 0, max: 12 }),
  sellerCredit: cents,
  deposit: cents,
});

it('equals the sum of its groups, and is never negative', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { origination, services, government, prepaids, escrow, total, cashToClose } =
        calculateClosingCosts(input);
      expect(total).toBe(origination + services + government + prepaids + escrow);
      expect(Number.isInteger(total)).toBe(true);
      expect(cashToClose).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('lowers the cash due by exactly the credit, down to zero', () => {
  fc.assert(
    fc.property(inputs, cents, (input, more) => {
      const before = calculateClosingCosts(input).cashToClose;
      const after = calculateClosingCosts({ ...input, sellerCredit: input.sellerCredit + more }).cashToClose;
      if (before > 0) expect(after).toBe(Math.max(0, before - more));
      else expect(after).toBe(0);
    }),
  );
});
