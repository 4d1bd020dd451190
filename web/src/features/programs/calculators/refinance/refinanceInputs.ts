import type { RefinanceInput } from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';
import { toCents } from '../inputs/calculatorInput.ts';

/** Initial values of the refinance calculator: dollars, percent and years, keyed by link parameter. */
export const REFINANCE_EXAMPLE = {
  balance: refinanceExample.balance / 100,
  rate: refinanceExample.currentRate,
  left: refinanceExample.remainingTerm / 12,
  newRate: refinanceExample.newRate,
  newTerm: refinanceExample.newTerm / 12,
  costs: refinanceExample.closingCosts / 100,
};

/** Maps the calculator's inputs to the remembered visitor numbers. */
export const REFINANCE_REMEMBERED = {
  balance: 'balance',
  rate: 'currentRate',
  left: 'yearsLeft',
  newRate: 'newRate',
  newTerm: 'newTerm',
  costs: 'refinanceCosts',
} as const;

/** The options for how many years the visitor will stay; a link may choose one. The most common is first. */
export const REFINANCE_CHOICES = { stay: ['5', '2', '10'] } as const;

/** Converts the inputs to the form the calculation takes. */
export const toRefinanceInput = (inputs: typeof REFINANCE_EXAMPLE): RefinanceInput => ({
  balance: toCents(inputs.balance),
  currentRate: inputs.rate,
  remainingTerm: inputs.left * 12,
  newRate: inputs.newRate,
  newTerm: inputs.newTerm * 12,
  closingCosts: toCents(inputs.costs),
});
