import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import {
  type RefinanceInput,
  type RefinanceResult,
  refinanceBreakEven,
} from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { refinanceApr } from '@brokerage/domain/programs/refinanceExample';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { calculatorPaths } from '../../../lib/routes/routePaths.ts';
import type { loanInks } from '../../../ui/charts/loanInks.ts';
import { choicesToWrite, writeInputs } from '../calculators/inputs/inputsInAddress.ts';
import {
  REFINANCE_CHOICES,
  REFINANCE_EXAMPLE,
  toRefinanceInput,
} from '../calculators/refinance/refinanceInputs.ts';

const RIGHT_AWAY = 'Right away';
const NEVER = 'Never';

/** The years at which the gain is shown. */
const YEARS = [1, 3, 5, 10] as const;

type Inputs = typeof REFINANCE_EXAMPLE;

/**
 * Returns the result of a refinance: a headline with its reasons, the gain in cents after some years, and a link to the calculator with the
 * same numbers.
 */
export function refinanceSum(inputs: Inputs, stay: Stay = REFINANCE_CHOICES.stay[0]) {
  const input = toRefinanceInput(inputs);
  const result = refinanceBreakEven(input);
  // The difference between the payments as displayed; negative if the new one is higher.
  const saved = Math.round(result.currentPayment / 100) - Math.round(result.newPayment / 100);
  const after = aheadByYears(inputs);
  return {
    ...result,
    ...verdict(result, saved, input),
    saved,
    apr: refinanceApr(input, result.newPayment),
    aheadByYear: YEARS.map((year) => ({ year, ahead: after(year).ahead })),
    calculator: `${calculatorPaths.refinance}${writeInputs(inputs, REFINANCE_EXAMPLE, choicesToWrite({ stay }, REFINANCE_CHOICES))}`,
  };
}

/** The options for how long the borrower plans to stay, in years. */
export const STAYS = { 2: '2 years', 5: '5 years', 10: '10 years' } as const;
export type Stay = `${keyof typeof STAYS}`;

/**
 * Returns the gain in cents for a borrower who refinances and sells after some years: the payments saved minus the costs, and minus
 * `owedMore`, the extra balance on the new loan.
 */
export const aheadAfter = (years: number, inputs: Inputs) => aheadByYears(inputs)(years);

/** Returns the same calculation for any number of years, with both amortization schedules computed once. */
export function aheadByYears(inputs: Inputs): (years: number) => { ahead: number; owedMore: number } {
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

/** One part of a refinance's gain, in dollars; negative for a cost. */
export interface GainPart {
  label: string;
  dollars: number;
  ink: keyof typeof loanInks;
}

/** The name of the part that needs an explanation. */
export const HIGHER_BALANCE = 'Higher loan balance';

/** Rounds half a dollar away from zero, so that it matches the same amount displayed without its sign. */
const toDollars = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents) / 100);

/** Splits the gain from `aheadAfter` into whole-dollar parts that add up, leaving out zeros. */
export function gainParts(years: number, inputs: Inputs): { ahead: number; parts: GainPart[] } {
  const cents = aheadAfter(years, inputs);
  const ahead = toDollars(cents.ahead);
  const costs = -Math.round(inputs.costs);
  const payments = toDollars(cents.ahead + cents.owedMore + inputs.costs * 100);
  // The balance absorbs the rounding difference, so that the payment part stays equal to the payment difference times the months.
  const owed = cents.owedMore === 0 ? 0 : ahead - costs - payments;
  const saved = ahead - owed - costs;
  const parts: GainPart[] = [
    { label: saved < 0 ? 'More in payments' : 'Saved on payments', dollars: saved, ink: 'principal' },
    { label: 'Closing costs', dollars: costs, ink: 'interest' },
    { label: owed < 0 ? HIGHER_BALANCE : 'Lower loan balance', dollars: owed, ink: 'fees' },
  ];
  return { ahead, parts: parts.filter(({ dollars }) => dollars !== 0) };
}

/**
 * The verdict on a refinance for one stay: whether it's worth it, the figures that show it, and any reasons the figures don't cover, as
 * sentences.
 */
export interface StayAnswer {
  isWorthIt: boolean;
  /** The gain in cents at the end of the stay; negative for a loss. */
  ahead: number;
  title: string;
  figures: readonly (readonly [label: string, value: string])[];
  reasons: readonly string[];
}

/** Returns whether and why a refinance is worth it for a given stay. */
export function stayAnswer(inputs: Inputs, stay: Stay): StayAnswer {
  const { headline, sooner, saved, reasons, aheadUntil } = refinanceSum(inputs);
  const { ahead } = aheadAfter(Number(stay), inputs);
  const years = STAYS[stay];
  const isWorthIt = ahead > 0;
  // The figures already show the monthly cost and end date of a shorter loan, and the title already says if there are no costs to earn
  // back.
  const isFirstReasonSaid = sooner !== undefined || headline === RIGHT_AWAY;
  return {
    isWorthIt,
    ahead,
    title: isWorthIt ? worthIt(headline, years) : notWorthIt(headline, stay, aheadUntil),
    figures: [
      [saved < 0 ? 'Monthly increase' : 'Monthly savings', formatDollars(Math.abs(saved))],
      sooner === undefined ? ['Break-even point', headline] : ['Done sooner', sooner],
    ],
    reasons: reasons.slice(isFirstReasonSaid ? 1 : 0).filter((each) => each !== undefined),
  };
}

const LONGEST_STAY = Math.max(...Object.keys(STAYS).map(Number));

/** Returns the title for a stay that ends with a loss: too short, too long, or a loss at any length. */
function notWorthIt(headline: string, stay: Stay, aheadUntil: number | null): string {
  // “Only 5 years” would imply that a longer stay pays off.
  if (headline === NEVER) return 'Not worth it, however long you stay';
  if (aheadUntil !== null && Number(stay) * 12 > aheadUntil)
    return `Not worth it if you stay as long as ${STAYS[stay]}`;
  return Number(stay) === LONGEST_STAY
    ? `Not worth it even if you stay ${STAYS[stay]}`
    : `Not worth it if you stay only ${STAYS[stay]}`;
}

/** The figures below state when that is. */
const worthIt = (headline: string, years: string): string =>
  headline === RIGHT_AWAY ? 'Worth it from the first month' : `Worth it if you stay ${years}`;

interface Verdict {
  /** The time until break-even. */
  headline: string;
  /** How much earlier a shorter loan ends, if that's its purpose. */
  sooner?: string;
  /** How the costs are covered, and the total over the full term. */
  reasons: readonly [costs: string, inAll?: string];
}

function verdict(
  { breakEvenMonth, aheadFrom, aheadUntil, monthlySaving, lifetimeSaving }: RefinanceResult,
  saved: number,
  { closingCosts, remainingTerm, newTerm }: RefinanceInput,
): Verdict {
  const inAll =
    lifetimeSaving < 0
      ? `The new loan runs longer, though: over its full term, it costs ${formatWholeDollars(-lifetimeSaving)} more.`
      : `Over its full term, the new loan saves ${formatWholeDollars(lifetimeSaving)}.`;
  // Only a shorter loan costs less in total despite a higher payment.
  if (monthlySaving <= 0 && lifetimeSaving > 0) {
    const sooner = pluralize((remainingTerm - newTerm) / 12, 'year');
    return {
      headline: 'No monthly savings',
      sooner,
      reasons: [`You’d pay ${formatDollars(-saved)} more each month and be done ${sooner} sooner.`, inAll],
    };
  }
  if (monthlySaving <= 0)
    return {
      headline: NEVER,
      reasons: [
        'The new payment wouldn’t be lower, so the closing costs wouldn’t come back. Keep the loan you have, unless you want cash or a shorter term.',
      ],
    };
  const costs = formatWholeDollars(closingCosts);
  const headline = aheadFrom === null ? NEVER : pluralize(aheadFrom, 'month');
  if (breakEvenMonth === null)
    return {
      headline,
      reasons: [`At ${formatDollars(saved)} a month, the savings never cover the ${costs} in closing costs.`],
    };
  if (closingCosts === 0 && aheadFrom === 1 && aheadUntil === null)
    return {
      headline: RIGHT_AWAY,
      reasons: [
        `With no closing costs, you’re ${formatDollars(saved)} better off from the first month.`,
        inAll,
      ],
    };
  const months = pluralize(breakEvenMonth, 'month');
  const less = aheadFrom !== null && aheadFrom < breakEvenMonth;
  const counting = `Counting ${less ? 'how much less' : 'the extra'} you’d still owe, you’re`;
  if (aheadFrom === null)
    return {
      headline,
      reasons: [
        `The lower payment covers the ${costs} in costs after ${months}. ${counting} never ahead.`,
        inAll,
      ],
    };
  if (aheadUntil !== null)
    return {
      headline,
      reasons: [
        `${counting} ahead after ${pluralize(aheadFrom, 'month')}, and behind again after ${pluralize(aheadUntil + 1, 'month')}.`,
        inAll,
      ],
    };
  // The headline is the figure, so say what it includes.
  const owed = aheadFrom === breakEvenMonth ? '' : ' and the extra you’d still owe';
  return {
    headline,
    reasons: [
      less
        ? `You break even once the lower payment and the smaller balance cover the ${costs} in costs.`
        : `You break even once the lower payment covers the ${costs} in costs${owed}.`,
      inAll,
    ],
  };
}
