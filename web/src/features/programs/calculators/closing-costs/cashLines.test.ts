import { closingCosts } from '@brokerage/domain/programs/calculators/closingCosts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashLines } from './cashLines.ts';

const cents = (max: number) => fc.integer({ min: 0, max });

it('adds up in whole dollars, whatever the cents', () => {
  const inputs = fc.record({
    price: fc.integer({ min: 50_000_00, max: 900_000_00 }),
    share: fc.integer({ min: 0, max: 100 }),
    insurance: cents(5_000_00),
    services: cents(2_000_00),
    sellerCredit: cents(20_000_00),
    deposit: cents(20_000_00),
  });
  fc.assert(
    fc.property(inputs, ({ price, share, insurance, services, sellerCredit, deposit }) => {
      const downPayment = Math.floor((price * share) / 100);
      const input = { price, downPayment, sellerCredit, deposit };
      const costs = closingCosts({
        ...input,
        annualRate: 6.25,
        lenderFees: 2_000_00,
        points: 1,
        services,
        title: 2_800_00,
        recording: 200_00,
        transferTax: 0,
        insurance,
        propertyTax: 9_000_00,
        interestDays: 15,
        escrowMonths: 3,
      });
      let total = 0;
      for (const [, amount, kind] of cashLines(input, costs)) {
        if (kind === 'sum') expect(amount).toBe(total);
        else total += Number(amount);
        expect(Number.isInteger(Number(amount) / 100)).toBe(true);
      }
    }),
  );
});

it('begins with the down payment’s own price where there is no loan, and ends where there is no deposit', () => {
  const input = { price: 300_000_00, downPayment: 300_000_00, sellerCredit: 0, deposit: 0 };
  const costs = closingCosts({
    ...input,
    annualRate: 0,
    lenderFees: 0,
    points: 0,
    services: 500_00,
    title: 0,
    recording: 0,
    transferTax: 0,
    insurance: 0,
    propertyTax: 0,
    interestDays: 0,
    escrowMonths: 0,
  });
  expect(cashLines(input, costs)).toEqual([
    ['Home price', 300_000_00],
    ['Down payment', 300_000_00, 'sum'],
    ['Fees (A,\u00a0B,\u00a0C,\u00a0E)', 500_00],
    ['Cash you’ll need', 300_500_00, 'sum'],
  ]);
});
