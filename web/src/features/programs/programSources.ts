import { type ComparedRow, comparedFacts } from '@brokerage/domain/programs/comparison';
import { facts } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';

interface NamedProgram {
  slug: ProgramSlug;
  shortName: string;
}

/** Returns where the figures come from that a comparison shows of some programs: "FHA: HUD Handbook 4000.1, as of Jan 1, 2026." */
export function programSources(programs: readonly NamedProgram[], rows: readonly ComparedRow[]): string {
  const names = new Map<string, Set<string>>();
  for (const { slug, shortName } of programs) {
    for (const id of comparedFacts(slug, rows)) {
      const { source, effectiveDate } = facts[id];
      const text = `${source}, as of ${formatIsoDate(effectiveDate)}`;
      names.set(text, (names.get(text) ?? new Set()).add(shortName));
    }
  }
  // The same programs are named once, with all of their sources.
  const texts = new Map<string, string[]>();
  for (const [text, of] of names) {
    const key = [...of].join(', ');
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  return [...texts].map(([of, all]) => `${of}: ${all.join('; ')}.`).join(' ');
}
