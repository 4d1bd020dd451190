import {
  type ExampleChanges,
  type ExampleId,
  LOW_DOWN,
  loanExample,
} from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';

/** The home price, in cents, for loans compared with a USDA loan: homes in rural areas cost less. */
export const RURAL_HOME_PRICE = loanExample('usda').price;

/** The down payment of the conventional loan compared with an FHA loan: low enough that both have mortgage insurance. */
export const WITH_FHA: ExampleChanges = { downPercent: LOW_DOWN };

/**
 * Returns how a program's sample loan differs from its own example when compared with other programs: the same home as a USDA loan, or a
 * low down payment next to FHA.
 */
export function comparedLoan(example: ExampleId, slugs: readonly ProgramSlug[]): ExampleChanges {
  if (slugs.includes('usda')) return { price: RURAL_HOME_PRICE };
  return example === 'conventional' && slugs.includes('fha') ? WITH_FHA : {};
}
