import { objectKeys } from '@brokerage/domain/collections/records';
import { numbersWithin, useVisitorNumbers } from '../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { rememberNumbers, type VisitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { REFINANCE_EXAMPLE, REFINANCE_REMEMBERED } from '../calculators/refinance/refinanceInputs.ts';

type Inputs = typeof REFINANCE_EXAMPLE;

/** Slider ranges. */
export const REFINANCE_RANGES = {
  balance: [50_000, 1_000_000],
  currentRate: [2, 10],
  yearsLeft: [1, 30],
  newRate: [2, 10],
  newTerm: [15, 30],
  refinanceCosts: [0, 20_000],
} as const;

/** Common terms of a new loan, in years. */
export const NEW_TERMS = { 15: '15 years', 20: '20 years', 30: '30 years' } as const;

/** Returns the loans that the refinance page compares: the visitor's own numbers, completed from the example. */
export function useRefinanceNumbers(): { used: VisitorNumbers; inputs: Inputs } {
  const within = numbersWithin(useVisitorNumbers(), REFINANCE_RANGES);
  const { newTerm, ...others } = within;
  const used: VisitorNumbers = newTerm !== undefined && newTerm in NEW_TERMS ? within : others;
  const inputs = { ...REFINANCE_EXAMPLE };
  for (const field of objectKeys(REFINANCE_REMEMBERED))
    inputs[field] = used[REFINANCE_REMEMBERED[field]] ?? REFINANCE_EXAMPLE[field];
  return { used, inputs };
}

/** Remembers the visitor's changes. */
export const rememberRefinance = (change: Partial<Inputs>): void =>
  rememberNumbers(
    Object.fromEntries(objectKeys(change).map((field) => [REFINANCE_REMEMBERED[field], change[field]])),
  );
