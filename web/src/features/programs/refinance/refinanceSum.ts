import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import {
  type RefinanceInput,
  type RefinanceResult,
  refinanceBreakEven,
} from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { refinanceApr } from '@brokerage/domain/programs/refinanceExample';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { calculatorPaths } from '../../../lib/routes/routePaths.ts';
import { choicesToWrite, writeInputs } from '../calculators/inputsInAddress.ts';
import { REFINANCE_CHOICES, REFINANCE_EXAMPLE, toRefinanceInput } from '../calculators/refinanceInputs.ts';

/** How long people keep a loan, for the savings over time and for the answer. */
const YEARS = [1, 3, 5, 10] as const;

type Inputs = typeof REFINANCE_EXAMPLE;

/**
 * Returns what a refinance comes to, as a headline with an explanation, the savings in cents less the costs after some
 * years, and the calculator with the same numbers.
 */
export function refinanceSum(inputs: Inputs, stay: Stay = REFINANCE_CHOICES.stay[0]) {
  const input = toRefinanceInput(inputs);
  const result = refinanceBreakEven(input);
  // The difference of the two payments as they are shown; negative when the new one is higher.
  const saved = Math.round(result.currentPayment / 100) - Math.round(result.newPayment / 100);
  return {
    ...result,
    ...verdict(result, saved, input),
    saved,
    apr: refinanceApr(input, result.newPayment),
    savedByYear: YEARS.flatMap((year) => {
      const paid = result.paidByYear.find((each) => each.year === year);
      return paid ? [{ year, saved: paid.current - paid.next }] : [];
    }),
    calculator: `${calculatorPaths.refinance}${writeInputs(inputs, REFINANCE_EXAMPLE, choicesToWrite({ stay }, REFINANCE_CHOICES))}`,
  };
}

/** How long somebody may stay, in years, as people choose it. */
export const STAYS = { 2: '2 years', 5: '5 years', 10: '10 years' } as const;
export type Stay = `${keyof typeof STAYS}`;

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

/** Returns whether a refinance is worth it for somebody who stays that long: as a title, and why. */
export function stayAnswer(inputs: Inputs, stay: Stay): { isWorthIt: boolean; title: string; text: string } {
  const { headline, breakEvenMonth, explanation } = refinanceSum(inputs);
  const { ahead, owedMore } = aheadAfter(Number(stay), inputs);
  const years = STAYS[stay];
  const isWorthIt = ahead > 0;
  const isPaidBack = breakEvenMonth !== null && breakEvenMonth <= Number(stay) * 12;
  return {
    isWorthIt,
    title: isWorthIt
      ? `Worth it if you stay ${years}: about ${formatWholeDollars(ahead)} ahead`
      : `Not worth it if you leave after ${years}: about ${formatWholeDollars(Math.abs(ahead))} behind`,
    text:
      !isWorthIt && isPaidBack
        ? `The lower payment has paid back the costs after ${headline}, but after ${years} you’d still owe ${formatWholeDollars(owedMore)} more than on the loan you have.`
        : isWorthIt && owedMore > 0
          ? `${explanation} The ${formatWholeDollars(ahead)} already counts that you’d still owe ${formatWholeDollars(owedMore)} more.`
          : explanation,
  };
}

function verdict(
  { breakEvenMonth, monthlySaving, lifetimeSaving }: RefinanceResult,
  saved: number,
  { closingCosts, remainingTerm, newTerm }: RefinanceInput,
): { headline: string; explanation: string } {
  // Only a shorter loan costs less in all with a higher payment.
  if (monthlySaving <= 0 && lifetimeSaving > 0)
    return {
      headline: 'No monthly savings',
      explanation: `You’d pay ${formatDollars(-saved)} more each month and be done ${pluralize((remainingTerm - newTerm) / 12, 'year')} sooner. Over its full term, the new loan saves ${formatWholeDollars(lifetimeSaving)}.`,
    };
  if (monthlySaving <= 0)
    return {
      headline: 'No savings',
      explanation:
        'The new payment wouldn’t be lower, so the closing costs wouldn’t come back. Keep the loan you have, unless you want cash or a shorter term.',
    };
  const costs = formatWholeDollars(closingCosts);
  if (breakEvenMonth === null)
    return {
      headline: 'Never',
      explanation: `At ${formatDollars(saved)} a month, you’d pay off your loan before the savings cover ${costs} in costs.`,
    };
  const months = pluralize(breakEvenMonth, 'month');
  const inAll =
    lifetimeSaving < 0
      ? `The new loan runs longer, though: over its full term, it costs ${formatWholeDollars(-lifetimeSaving)} more.`
      : `Over its full term, the new loan saves ${formatWholeDollars(lifetimeSaving)}.`;
  return {
    headline: months,
    explanation: `Paying ${formatDollars(saved)} less each month covers the ${costs} in costs after ${months}. ${inAll}`,
  };
}
