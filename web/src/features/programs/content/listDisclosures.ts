import { type Disclosure, disclosureFor, uniqueDisclosures } from '@brokerage/domain/programs/disclosures';
import type { Program } from '@brokerage/domain/programs/programs';

/** Returns the disclosures required for the facts of several programs; programs with the same example share one. */
export const listDisclosures = (programs: readonly Program[]): Disclosure[] =>
  uniqueDisclosures(programs.flatMap(({ facts, example }) => disclosureFor(facts, example) ?? []));
