import { toCents } from '@brokerage/domain/number/toCents';
import { monthlyPayment } from '@brokerage/domain/programs/calculators/amortization';
import { facts } from '@brokerage/domain/programs/facts';
import { helocExample } from '@brokerage/domain/programs/loanExamples';

/** The range of equity to keep, in percent of the value: "15-20%". */
const [MIN_EQUITY = 0, MAX_EQUITY = 0] = (facts.helocEquity.value.match(/\d+/g) ?? []).map(Number);

/** Returns the maximum total debt on a home of this value in dollars, including the line, under the most lenient rule. */
export const maxTotalDebt = (value: number): number => Math.floor((value * (100 - MIN_EQUITY)) / 100);

/** Returns the range of the line in dollars, from the strictest to the most lenient lender's rule; never below 0. */
export function toHelocLine(value: number, owed: number): { from: number; to: number } {
  const left = (equity: number) => Math.max(0, Math.floor((value * (100 - equity)) / 100 - owed));
  return { from: left(MAX_EQUITY), to: left(MIN_EQUITY) };
}

/**
 * Returns the monthly payments in cents for an amount in dollars drawn on the first day: in the draw period and the repayment period at the
 * plan's rate, and the highest possible, with principal at the rate cap.
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
