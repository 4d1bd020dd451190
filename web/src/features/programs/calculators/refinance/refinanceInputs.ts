import { toCents } from '@brokerage/domain/number/toCents';
import type { RefinanceInput } from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';

/** The refinance calculator's initial values in dollars, percent and years, by the names that links use. */
export const REFINANCE_EXAMPLE = {
  balance: refinanceExample.balance / 100,
  rate: refinanceExample.currentRate,
  left: refinanceExample.remainingTerm / 12,
  newRate: refinanceExample.newRate,
  newTerm: refinanceExample.newTerm / 12,
  costs: refinanceExample.closingCosts / 100,
};

/** Maps the fields that are remembered across pages to the names they're saved under. */
export const REFINANCE_REMEMBERED = {
  balance: 'balance',
  rate: 'currentRate',
  left: 'yearsLeft',
  newRate: 'newRate',
  newTerm: 'newTerm',
  costs: 'refinanceCosts',
} as const;

/** How many years the borrower stays: the options of a link, the default first. */
export const REFINANCE_CHOICES = { stay: ['5', '2', '10'] } as const;

/** Converts the inputs to the units of the calculation. */
export const toRefinanceInput = (inputs: typeof REFINANCE_EXAMPLE): RefinanceInput => ({
  balance: toCents(inputs.balance),
  currentRate: inputs.rate,
  remainingTerm: inputs.left * 12,
  newRate: inputs.newRate,
  newTerm: inputs.newTerm * 12,
  closingCosts: toCents(inputs.costs),
});
