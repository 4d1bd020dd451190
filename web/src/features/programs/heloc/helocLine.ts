import { monthlyPayment } from '@brokerage/domain/programs/calculators/amortization';
import { facts } from '@brokerage/domain/programs/facts';
import { helocExample } from '@brokerage/domain/programs/loanExamples';
import { toCents } from '../calculators/inputs/calculatorInput.ts';

/** The equity to keep, in percent of the value: "15-20%". */
const [LEAST_EQUITY = 0, MOST_EQUITY = 0] = (facts.helocEquity.value.match(/\d+/g) ?? []).map(Number);

/** Returns how much one may owe on a home of this value in dollars, the line included, by the lenient lender's rule. */
export const mostOwed = (value: number): number => Math.floor((value * (100 - LEAST_EQUITY)) / 100);

/** Returns the line in dollars that leaves the equity lenders ask for, from the strict to the lenient; never below 0. */
export function toHelocLine(value: number, owed: number): { from: number; to: number } {
  const left = (equity: number) => Math.max(0, Math.floor((value * (100 - equity)) / 100 - owed));
  return { from: left(MOST_EQUITY), to: left(LEAST_EQUITY) };
}

/** Returns the payments in cents a month of an amount in dollars that is drawn on the first day, at the plan's rate, and the highest of all, with principal at the cap. */
export function drawPayments(drawn: number): { draw: number; repay: number; atMost: number } {
  const { apr, maximumApr, repayYears } = helocExample;
  const cents = toCents(drawn);
  return {
    draw: Math.round((cents * apr) / 100 / 12),
    repay: monthlyPayment({ principal: cents, annualRate: apr, term: repayYears * 12 }),
    atMost: monthlyPayment({ principal: cents, annualRate: maximumApr, term: repayYears * 12 }),
  };
}
