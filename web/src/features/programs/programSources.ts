import { type ComparedRow, comparedFacts } from '@brokerage/domain/programs/comparison';
import { facts } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';

interface NamedProgram {
  slug: ProgramSlug;
  shortName: string;
}

/** Returns where the figures come from that a comparison shows of some programs: "FHA: HUD Handbook 4000.1, as of Jan 1, 2026." */
export const programSources = (programs: readonly NamedProgram[], rows: readonly ComparedRow[]): string =>
  programs
    .flatMap(({ slug, shortName }) => {
      const sources = comparedFacts(slug, rows).map((id) => {
        const { source, effectiveDate } = facts[id];
        return `${source}, as of ${formatIsoDate(effectiveDate)}`;
      });
      return sources.length > 0 ? [`${shortName}: ${[...new Set(sources)].join('; ')}.`] : [];
    })
    .join(' ');
