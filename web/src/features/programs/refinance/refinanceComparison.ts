import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import {
  calculateRefinance,
  type RefinanceInput,
  type RefinanceResult,
} from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { refinanceApr } from '@brokerage/domain/programs/refinanceExample';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { calculatorPaths } from '../../../lib/routes/sitePaths.ts';
import type { loanColors } from '../../../ui/charts/loanColors.ts';
import { choicesToWrite, writeInputs } from '../calculators/inputs/inputsInAddress.ts';
import {
  REFINANCE_CHOICES,
  REFINANCE_EXAMPLE,
  toRefinanceInput,
} from '../calculators/refinance/refinanceInputs.ts';

const RIGHT_AWAY = 'Right away';
const NEVER = 'Never';

/** Years shown in the gain over time. */
const YEARS = [1, 3, 5, 10] as const;

type Inputs = typeof REFINANCE_EXAMPLE;

/**
 * Calculates a refinance: a headline with its reasons, the gain in cents after some years, and a link to the calculator with the same
 * numbers.
 */
export function refinanceComparison(inputs: Inputs, stay: YearsInHome = REFINANCE_CHOICES.stay[0]) {
  const input = toRefinanceInput(inputs);
  const result = calculateRefinance(input);
  // The difference between the displayed payments; negative if the new one is higher.
  const saved = Math.round(result.currentPayment / 100) - Math.round(result.newPayment / 100);
  const after = toNetSavings(inputs);
  return {
    ...result,
    ...findPayoff(result, saved, input),
    saved,
    apr: refinanceApr(input, result.newPayment),
    aheadByYear: YEARS.map((year) => ({ year, ahead: after(year).ahead })),
    calculator: `${calculatorPaths.refinance}${writeInputs(inputs, REFINANCE_EXAMPLE, choicesToWrite({ stay }, REFINANCE_CHOICES))}`,
  };
}

/** The stays that visitors can choose, in years. */
export const YEARS_IN_HOME = { 2: '2 years', 5: '5 years', 10: '10 years' } as const;
export type YearsInHome = `${keyof typeof YEARS_IN_HOME}`;

/**
 * Returns the gain in cents of refinancing and selling after some years: the payments saved, minus the costs, minus `owedMore`, the
 * additional balance of the new loan.
 */
export const netSavingsAfter = (years: number, inputs: Inputs) => toNetSavings(inputs)(years);

/** Returns `netSavingsAfter` for any number of years, computing both loans only once. */
export function toNetSavings(inputs: Inputs): (years: number) => { ahead: number; owedMore: number } {
  const {
    balance: principal,
    currentRate,
    remainingTerm,
    newRate,
    newTerm,
    closingCosts,
  } = toRefinanceInput(inputs);
  const currentTable = amortize({ principal, annualRate: currentRate, term: remainingTerm });
  const nextTable = amortize({ principal, annualRate: newRate, term: newTerm });
  const after = (table: typeof currentTable, years: number) => ({
    paid: table.slice(0, years * 12).reduce((sum, { payment }) => sum + payment, 0),
    owed: table[years * 12 - 1]?.balance ?? 0,
  });
  return (years) => {
    const current = after(currentTable, years);
    const next = after(nextTable, years);
    const owedMore = next.owed - current.owed;
    return { ahead: current.paid - next.paid - closingCosts - owedMore, owedMore };
  };
}

/** A part of the gain in dollars; negative if it's a cost. */
export interface GainPart {
  label: string;
  dollars: number;
  color: keyof typeof loanColors;
}

/** Labels the part that needs an explanation. */
export const HIGHER_BALANCE = 'Higher loan balance';

/** Rounds half dollars away from zero, because the amount is shown without its sign. */
const toDollars = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents) / 100);

/** Splits `netSavingsAfter` into whole dollars that add up to it. Leaves out zero parts. */
export function gainParts(years: number, inputs: Inputs): { ahead: number; parts: GainPart[] } {
  const cents = netSavingsAfter(years, inputs);
  const ahead = toDollars(cents.ahead);
  const costs = -Math.round(inputs.costs);
  const payments = toDollars(cents.ahead + cents.owedMore + inputs.costs * 100);
  // The rounding difference goes here, so that the payment difference times the number of payments matches the amount next to it.
  const owed = cents.owedMore === 0 ? 0 : ahead - costs - payments;
  const saved = ahead - owed - costs;
  const parts: GainPart[] = [
    { label: saved < 0 ? 'More in payments' : 'Saved on payments', dollars: saved, color: 'principal' },
    { label: 'Closing costs', dollars: costs, color: 'interest' },
    { label: owed < 0 ? HIGHER_BALANCE : 'Lower loan balance', dollars: owed, color: 'fees' },
  ];
  return { ahead, parts: parts.filter(({ dollars }) => dollars !== 0) };
}

/** The verdict on a refinance for one length of stay: whether it's worth it, the figures, and reasons that the figures don't show. */
export interface RefinanceVerdict {
  isWorthIt: boolean;
  /** The gain in cents by the end of the stay; negative if the borrower is behind. */
  ahead: number;
  title: string;
  figures: readonly (readonly [label: string, value: string])[];
  reasons: readonly string[];
}

/** Returns whether a refinance is worth it for a given stay, and why. */
export function refinanceVerdict(inputs: Inputs, stay: YearsInHome): RefinanceVerdict {
  const { headline, sooner, saved, reasons, aheadUntil } = refinanceComparison(inputs);
  const { ahead } = netSavingsAfter(Number(stay), inputs);
  const years = YEARS_IN_HOME[stay];
  const isWorthIt = ahead > 0;
  // The figures already show what a shorter loan costs each month and when it ends; the title already says if there are no costs to
  // recover.
  const isFirstReasonShown = sooner !== undefined || headline === RIGHT_AWAY;
  return {
    isWorthIt,
    ahead,
    title: isWorthIt ? worthIt(headline, years) : notWorthIt(headline, stay, aheadUntil),
    figures: [
      [saved < 0 ? 'Monthly increase' : 'Monthly savings', formatDollars(Math.abs(saved))],
      sooner === undefined ? ['Break-even point', headline] : ['Done sooner', sooner],
    ],
    reasons: reasons.slice(isFirstReasonShown ? 1 : 0),
  };
}

const LONGEST_STAY = Math.max(...Object.keys(YEARS_IN_HOME).map(Number));

/** Returns the title for a stay that ends behind: too short, too long, or behind at every length. */
function notWorthIt(headline: string, stay: YearsInHome, aheadUntil: number | null): string {
  // “Only 5 years” would imply that a longer stay pays off.
  if (headline === NEVER) return 'Not worth it, however long you stay';
  if (aheadUntil !== null && Number(stay) * 12 > aheadUntil)
    return `Not worth it if you stay as long as ${YEARS_IN_HOME[stay]}`;
  return Number(stay) === LONGEST_STAY
    ? `Not worth it even if you stay ${YEARS_IN_HOME[stay]}`
    : `Not worth it if you stay only ${YEARS_IN_HOME[stay]}`;
}

/** Returns the title for a stay that ends ahead; the figures below say when it pays off. */
const worthIt = (headline: string, years: string): string =>
  headline === RIGHT_AWAY ? 'Worth it from the first month' : `Worth it if you stay ${years}`;

interface Payoff {
  /** When the refinance pays off. */
  headline: string;
  /** How much sooner a shorter loan is paid off, if that is the goal. */
  sooner?: string;
  /** How the costs are recovered, then the total over the full term if that says more. */
  reasons: readonly string[];
}

/** Returns when a refinance pays off, and why then. */
function findPayoff(result: RefinanceResult, saved: number, input: RefinanceInput): Payoff {
  const { breakEvenMonth, aheadFrom, aheadUntil, monthlySaving, lifetimeSaving } = result;
  // With a higher payment, only a shorter loan costs less in total.
  if (monthlySaving <= 0) return lifetimeSaving > 0 ? payoffOfShorterLoan(result, saved, input) : NO_PAYOFF;
  const costs = formatWholeDollars(input.closingCosts);
  const headline = aheadFrom === null ? NEVER : pluralize(aheadFrom, 'month');
  if (breakEvenMonth === null)
    return {
      headline,
      reasons: [`At ${formatDollars(saved)} a month, the savings never cover the ${costs} in closing costs.`],
    };
  const inAll = formatLifetimeSaving(lifetimeSaving);
  if (input.closingCosts === 0 && aheadFrom === 1 && aheadUntil === null)
    return {
      headline: RIGHT_AWAY,
      reasons: [
        `With no closing costs, you’re ${formatDollars(saved)} better off from the first month.`,
        inAll,
      ],
    };
  return { headline, reasons: [recoveryReason(result, breakEvenMonth, costs), inAll] };
}

const NO_PAYOFF: Payoff = {
  headline: NEVER,
  reasons: [
    'The new payment wouldn’t be lower, so the closing costs wouldn’t come back. Keep the loan you have, unless you want cash or a shorter term.',
  ],
};

function payoffOfShorterLoan(
  { lifetimeSaving }: RefinanceResult,
  saved: number,
  { remainingTerm, newTerm }: RefinanceInput,
): Payoff {
  const sooner = pluralize((remainingTerm - newTerm) / 12, 'year');
  return {
    headline: 'No monthly savings',
    sooner,
    reasons: [
      `You’d pay ${formatDollars(-saved)} more each month and be done ${sooner} sooner.`,
      formatLifetimeSaving(lifetimeSaving),
    ],
  };
}

const formatLifetimeSaving = (cents: number): string =>
  cents < 0
    ? `The new loan runs longer, though: over its full term, it costs ${formatWholeDollars(-cents)} more.`
    : `Over its full term, the new loan saves ${formatWholeDollars(cents)}.`;

/** Explains how a lower payment recovers the closing costs, given what is still owed on both loans. */
function recoveryReason(
  { aheadFrom, aheadUntil }: RefinanceResult,
  breakEvenMonth: number,
  costs: string,
): string {
  const owesLess = aheadFrom !== null && aheadFrom < breakEvenMonth;
  const counting = `Counting ${owesLess ? 'how much less' : 'the extra'} you’d still owe, you’re`;
  if (aheadFrom === null)
    return `The lower payment covers the ${costs} in costs after ${pluralize(breakEvenMonth, 'month')}. ${counting} never ahead.`;
  if (aheadUntil !== null)
    return `${counting} ahead after ${pluralize(aheadFrom, 'month')}, and behind again after ${pluralize(aheadUntil + 1, 'month')}.`;
  // The figure is in the headline; this says what it includes.
  if (owesLess)
    return `You break even once the lower payment and the smaller balance cover the ${costs} in costs.`;
  const owed = aheadFrom === breakEvenMonth ? '' : ' and the extra you’d still owe';
  return `You break even once the lower payment covers the ${costs} in costs${owed}.`;
}
