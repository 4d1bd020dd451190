import { type Disclosure, disclosureFor, uniqueDisclosures } from '@brokerage/domain/programs/disclosures';
import type { Program } from '@brokerage/domain/programs/programs';

/** Returns what has to stand beside the facts of several programs; those with the same example share one disclosure. */
export const listDisclosures = (programs: readonly Program[]): Disclosure[] =>
  uniqueDisclosures(programs.flatMap(({ facts, example }) => disclosureFor(facts, example) ?? []));
