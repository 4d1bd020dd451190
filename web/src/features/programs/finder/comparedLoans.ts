import {
  type ExampleChanges,
  type ExampleId,
  LOW_DOWN,
  loanExample,
} from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';

/** Homes in rural areas cost less: in cents, what loans that are compared with a USDA loan are for. */
export const RURAL_HOME_PRICE = loanExample('usda').price;

/** The down payment of the conventional loan that is compared with an FHA loan: both take mortgage insurance. */
export const WITH_FHA: ExampleChanges = { downPercent: LOW_DOWN };

/** Returns what the sample loan of a program has other than its own example where it's compared with another: the same home, and little down on both sides. */
export function comparedLoan(example: ExampleId, slugs: readonly ProgramSlug[]): ExampleChanges {
  if (slugs.includes('usda')) return { price: RURAL_HOME_PRICE };
  return example === 'conventional' && slugs.includes('fha') ? WITH_FHA : {};
}
