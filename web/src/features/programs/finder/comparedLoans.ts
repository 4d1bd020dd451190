import {
  type ExampleChanges,
  type ExampleId,
  LOW_DOWN,
  loanExample,
} from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';

/** Home price for loans compared with a USDA loan, in cents: homes in rural areas cost less. */
export const RURAL_HOME_PRICE = loanExample('usda').price;

/** The down payment of the conventional loan that is compared with an FHA loan: low enough that both have mortgage insurance. */
export const WITH_FHA: ExampleChanges = { downPercent: LOW_DOWN };

/**
 * Returns how a program's sample loan differs from its own example when it's compared with another: the same home, and a low down payment
 * on both sides.
 */
export function comparedLoan(example: ExampleId, slugs: readonly ProgramSlug[]): ExampleChanges {
  if (slugs.includes('usda')) return { price: RURAL_HOME_PRICE };
  return example === 'conventional' && slugs.includes('fha') ? WITH_FHA : {};
}
