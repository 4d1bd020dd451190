import { type Disclosure, disclosureFor } from '@brokerage/domain/programs/disclosures';
import type { Program } from '@brokerage/domain/programs/programs';

/** Returns what has to stand beside the facts of several programs; those with the same example share one disclosure. */
export const listDisclosures = (programs: readonly Program[]): Disclosure[] => [
  ...new Map(
    programs.flatMap(({ facts, example }) => {
      const disclosure = disclosureFor(facts, example);
      return disclosure ? [[disclosure.sentences.join(), disclosure] as const] : [];
    }),
  ).values(),
];
