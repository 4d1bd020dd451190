import type { RefinanceInput } from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';
import { toCents } from '../inputs/calculatorInput.ts';

/** What the refinance calculator begins with: dollars, percent and years, by the names that links carry. */
export const REFINANCE_EXAMPLE = {
  balance: refinanceExample.balance / 100,
  rate: refinanceExample.currentRate,
  left: refinanceExample.remainingTerm / 12,
  newRate: refinanceExample.newRate,
  newTerm: refinanceExample.newTerm / 12,
  costs: refinanceExample.closingCosts / 100,
};

/** As what the numbers follow the visitor. */
export const REFINANCE_REMEMBERED = {
  balance: 'balance',
  rate: 'currentRate',
  left: 'yearsLeft',
  newRate: 'newRate',
  newTerm: 'newTerm',
  costs: 'refinanceCosts',
} as const;

/** How many years somebody stays: what a link may choose, the usual first. */
export const REFINANCE_CHOICES = { stay: ['5', '2', '10'] } as const;

/** Returns the inputs as the calculation takes them. */
export const toRefinanceInput = (inputs: typeof REFINANCE_EXAMPLE): RefinanceInput => ({
  balance: toCents(inputs.balance),
  currentRate: inputs.rate,
  remainingTerm: inputs.left * 12,
  newRate: inputs.newRate,
  newTerm: inputs.newTerm * 12,
  closingCosts: toCents(inputs.costs),
});
