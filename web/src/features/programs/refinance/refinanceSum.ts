import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import {
  type RefinanceResult,
  refinanceBreakEven,
} from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { refinanceApr } from '@brokerage/domain/programs/refinanceExample';
import { calculatorPaths } from '../../../lib/routes/routePaths.ts';
import { writeInputs } from '../calculators/inputsInAddress.ts';
import { REFINANCE_EXAMPLE, toRefinanceInput } from '../calculators/refinanceInputs.ts';
import { savedPerMonth } from '../savedPerMonth.ts';

/** How long people keep a loan, for the savings over time and for the answer. */
const YEARS = [1, 3, 5, 10] as const;

type Inputs = typeof REFINANCE_EXAMPLE;

/**
 * Returns what a refinance comes to, as a headline with an explanation, the savings in cents less the costs after some
 * years, and the calculator with the same numbers.
 */
export function refinanceSum(inputs: Inputs) {
  const input = toRefinanceInput(inputs);
  const result = refinanceBreakEven(input);
  const saved = savedPerMonth(result);
  return {
    ...result,
    ...verdict(result, saved, input.closingCosts),
    saved,
    apr: refinanceApr(input, result.newPayment),
    savedByYear: YEARS.flatMap((year) => {
      const paid = result.paidByYear.find((each) => each.year === year);
      return paid ? [{ year, saved: paid.current - paid.next }] : [];
    }),
    calculator: `${calculatorPaths.refinance}${writeInputs(inputs, REFINANCE_EXAMPLE)}`,
  };
}

export const STAYS = { 2: '2 years', 5: '5 years', 10: '10 years' } as const;

/**
 * Returns by how much in cents somebody is ahead who refinances and sells after some years: the payments saved less the costs, and less
 * `owedMore`, by how much more is then owed on the new loan.
 */
export function aheadAfter(years: number, inputs: Inputs): { ahead: number; owedMore: number } {
  const after = (loan: Parameters<typeof amortize>[0]) => {
    const table = amortize(loan);
    const paid = table.slice(0, years * 12).reduce((sum, { payment }) => sum + payment, 0);
    return { paid, owed: table[years * 12 - 1]?.balance ?? 0 };
  };
  const {
    balance: principal,
    currentRate,
    remainingTerm,
    newRate,
    newTerm,
    closingCosts,
  } = toRefinanceInput(inputs);
  const current = after({ principal, annualRate: currentRate, term: remainingTerm });
  const next = after({ principal, annualRate: newRate, term: newTerm });
  const owedMore = next.owed - current.owed;
  return { ahead: current.paid - next.paid - closingCosts - owedMore, owedMore };
}

function verdict(
  { breakEvenMonth, monthlySaving, lifetimeSaving }: RefinanceResult,
  saved: number,
  closingCosts: number,
): { headline: string; explanation: string } {
  if (monthlySaving <= 0)
    return {
      headline: 'No savings',
      explanation:
        'The new payment wouldn’t be lower, so the closing costs wouldn’t come back. Keep the loan you have, unless you want cash or a shorter term.',
    };
  if (breakEvenMonth === null)
    return {
      headline: 'Never',
      explanation: `At ${formatDollars(saved)} a month, you’d pay off your loan before the savings cover ${formatWholeDollars(closingCosts)} in costs.`,
    };
  const months = `${breakEvenMonth} ${breakEvenMonth === 1 ? 'month' : 'months'}`;
  const inAll =
    lifetimeSaving < 0
      ? `The new loan runs longer, though: kept to the end, it costs ${formatWholeDollars(-lifetimeSaving)} more in all.`
      : `Kept to the end, the new loan saves ${formatWholeDollars(lifetimeSaving)} in all.`;
  return {
    headline: months,
    explanation: `After ${months}, the lower payment has paid back the costs. ${inAll}`,
  };
}
