import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortize, monthlyPayment } from './amortization.ts';

const loans = fc.record({
  principal: fc.integer({ min: 100_000, max: 500_000_000 }),
  annualRate: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
  term: fc.integer({ min: 1, max: 480 }),
});

describe('published figures', () => {
  // Loan Estimate sample, 12 CFR 1026 Appendix H, form H-24(B): $162,000, 3.875 %, 30 years.
  const sample = { principal: 16_200_000, annualRate: 3.875, term: 360 };

  it('match: $761.78 a month, and $15,773 of principal in five years', () => {
    expect(monthlyPayment(sample)).toBe(76_178);
    const fiveYears = amortize(sample).slice(0, 60);
    expect(Math.round(fiveYears.reduce((sum, row) => sum + row.principal, 0) / 100)).toBe(15_773);
  });

  it('match the usual $100,000 table at 6% over 30 years', () => {
    const table = amortize({ principal: 10_000_000, annualRate: 6, term: 360 });
    expect(table[0]).toEqual({
      month: 1,
      payment: 59_955,
      interest: 50_000,
      principal: 9_955,
      balance: 9_990_045,
    });
    expect(table[1]).toEqual({
      month: 2,
      payment: 59_955,
      interest: 49_950,
      principal: 10_005,
      balance: 9_980_040,
    });
    expect(table.at(-1)?.balance).toBe(0);
  });
});

describe('any loan', () => {
  it('is paid back to the cent', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const table = amortize(loan);
        expect(table.reduce((sum, row) => sum + row.principal, 0)).toBe(loan.principal);
        expect(table.at(-1)?.balance).toBe(0);
        for (const row of table) expect(row.payment).toBe(row.interest + row.principal);
      }),
    );
  });

  it('has equal payments except the last', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const level = monthlyPayment(loan);
        for (const row of amortize(loan).slice(0, -1)) expect(row.payment).toBe(level);
      }),
    );
  });

  it('costs more at a higher rate', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const dearer = { ...loan, annualRate: loan.annualRate + 1 };
        expect(monthlyPayment(dearer)).toBeGreaterThanOrEqual(monthlyPayment(loan));
      }),
    );
  });
});

it.each([
  { principal: 0, annualRate: 5, term: 360 },
  { principal: 100.5, annualRate: 5, term: 360 },
  { principal: 1_000, annualRate: -1, term: 360 },
  { principal: 1_000, annualRate: Number.NaN, term: 360 },
  { principal: 1_000, annualRate: 5, term: 0 },
])('rejects an impossible loan: %o', (loan) => {
  expect(() => monthlyPayment(loan)).toThrow(RangeError);
});
