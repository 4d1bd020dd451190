import { calculateClosingCosts } from '@brokerage/domain/programs/calculators/closingCosts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashLines } from './cashLines.ts';

const cents = (max: number) => fc.integer({ min: 0, max });

const COSTS = {
  annualRate: 6.25,
  lenderFees: 2_000_00,
  points: 0,
  services: 900_00,
  title: 2_800_00,
  recording: 200_00,
  transferTax: 0,
  insurance: 1_800_00,
  propertyTax: 9_000_00,
  interestDays: 0,
  escrowMonths: 0,
};
const linesOf = (input: { price: number; downPayment: number; sellerCredit: number; deposit: number }) =>
  cashLines({ ...input, services: COSTS.services }, calculateClosingCosts({ ...input, ...COSTS }));

it('adds up in whole dollars to the computed total', () => {
  const inputs = fc.record({
    price: fc.integer({ min: 50_000_00, max: 900_000_00 }),
    share: fc.integer({ min: 0, max: 100 }),
    insurance: cents(5_000_00),
    services: cents(2_000_00),
    sellerCredit: cents(40_000_00),
    deposit: cents(40_000_00),
  });
  fc.assert(
    fc.property(inputs, ({ price, share, insurance, services, sellerCredit, deposit }) => {
      const downPayment = Math.floor((price * share) / 100);
      const input = { price, downPayment, sellerCredit, deposit, services };
      const costs = calculateClosingCosts({
        ...COSTS,
        ...input,
        insurance,
        points: 1,
        interestDays: 15,
        escrowMonths: 3,
      });
      const lines = cashLines(input, costs);
      const shown = (name: string) => lines.find(([each]) => each === name)?.[1];
      let total = 0;
      for (const [name, amount, kind] of lines) {
        if (name === 'Back to you at closing') expect(amount).toBe(-total);
        else if (kind === 'sum') expect(amount).toBe(total);
        else total += amount;
        expect(Number.isInteger(amount / 100)).toBe(true);
      }
      expect(shown('Total')).toBe(toWhole(costs.cashNeeded));
      if (deposit > 0 && deposit <= costs.cashNeeded)
        expect(shown('Cash to Close on your Loan Estimate')).toBe(toWhole(costs.cashToClose));
      if (deposit > costs.cashNeeded + 1_00) expect(shown('Back to you at closing')).toBeGreaterThan(0);
    }),
    {
      // The buyer pays the whole price in cash, and the cents of the fees round it up by a dollar.
      examples: [
        [
          {
            price: 178_422_01,
            share: 100,
            insurance: 2_599_22,
            services: 657_46,
            sellerCredit: 0,
            deposit: 0,
          },
        ],
      ],
    },
  );
});

const toWhole = (amount: number) => Math.round(amount / 100) * 100;

it('shows the refund of a deposit that exceeds the total', () => {
  const input = { price: 400_000_00, downPayment: 0, sellerCredit: 0, deposit: 20_000_00 };
  expect(linesOf(input)).toEqual([
    ['Home price', 400_000_00],
    ['Less your loan', -400_000_00],
    ['Down payment', 0, 'sum'],
    ['Fees (A,\u00a0B,\u00a0C,\u00a0E)', 5_900_00],
    ['Prepaids and escrow (F,\u00a0G)', 1_800_00],
    ['Total', 7_700_00, 'sum'],
    ['Less your deposit', -20_000_00],
    ['Less the appraisal and credit report you paid', -900_00],
    ['Back to you at closing', 13_200_00, 'sum'],
  ]);
});

it('shows a seller credit as typed, and how much of it exceeds what is due', () => {
  const lines = linesOf({ price: 400_000_00, downPayment: 0, sellerCredit: 10_000_00, deposit: 0 });
  expect(lines.slice(-3)).toEqual([
    ['Less the seller credit', -10_000_00],
    ['Seller credit you can’t use', 2_300_00],
    ['Total', 0, 'sum'],
  ]);
});

it('omits a missing loan, and the last step without a deposit', () => {
  const input = { price: 300_000_00, downPayment: 300_000_00, sellerCredit: 0, deposit: 0 };
  expect(linesOf(input)).toEqual([
    ['Home price', 300_000_00],
    ['Down payment', 300_000_00, 'sum'],
    ['Fees (A,\u00a0B,\u00a0C,\u00a0E)', 5_900_00],
    ['Prepaids and escrow (F,\u00a0G)', 1_800_00],
    ['Total', 307_700_00, 'sum'],
  ]);
});
