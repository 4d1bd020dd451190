import { monthlyPayment } from '@brokerage/domain/programs/calculators/amortization';
import { facts } from '@brokerage/domain/programs/facts';
import { helocExample } from '@brokerage/domain/programs/loanExamples';
import { toCents } from '../calculators/inputs/calculatorInput.ts';

/** The equity to keep, in percent of the value: "15-20%". */
const [LEAST_EQUITY = 0, MOST_EQUITY = 0] = (facts.helocEquity.value.match(/\d+/g) ?? []).map(Number);

/** Returns the maximum total debt, including the line, on a home of this value in dollars, under the most lenient lender's rule. */
export const mostOwed = (value: number): number => Math.floor((value * (100 - LEAST_EQUITY)) / 100);

/** Returns the range of credit lines in dollars under the strictest and the most lenient equity requirement; never below 0. */
export function toHelocLine(value: number, owed: number): { from: number; to: number } {
  const left = (equity: number) => Math.max(0, Math.floor((value * (100 - equity)) / 100 - owed));
  return { from: left(MOST_EQUITY), to: left(LEAST_EQUITY) };
}

/**
 * Returns the monthly payments in cents for an amount in dollars drawn on the first day: in the draw and repayment periods at the plan's
 * rate, and the maximum, with principal at the rate cap.
 */
export function drawPayments(drawn: number): { draw: number; repay: number; atMost: number } {
  const { apr, maximumApr, repayYears } = helocExample;
  const cents = toCents(drawn);
  return {
    draw: Math.round((cents * apr) / 100 / 12),
    repay: monthlyPayment({ principal: cents, annualRate: apr, term: repayYears * 12 }),
    atMost: monthlyPayment({ principal: cents, annualRate: maximumApr, term: repayYears * 12 }),
  };
}
