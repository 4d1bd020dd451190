import { toCsv } from '@brokerage/domain/csv/toCsv';
import { LINKS_LIMIT } from '@brokerage/domain/link/sharedLink';
import { LINK_FIGURES } from '../linkFigures.ts';
import { formatLinks, ROLL_UP_LABELS, type RollUp, type RollUpBy } from './rollUp.ts';

const toLinks = (links: number | undefined) =>
  links === undefined ? '' : links >= LINKS_LIMIT ? formatLinks(links) : links;

/**
 * Returns the totals by officer, template or source, with all figures; `links` has the number of links for each. Unknown numbers are empty,
 * as are those of a group of several sources.
 */
export const rollUpsCsv = (
  groups: readonly RollUp[],
  by: RollUpBy,
  links: ReadonlyMap<string, number>,
): string =>
  toCsv([
    [ROLL_UP_LABELS[by], 'Links', ...LINK_FIGURES.map(({ label }) => label), 'Scans', 'Not counted'],
    ...groups.map(({ key, name, sums }) => [
      name,
      toLinks(links.get(key)),
      ...LINK_FIGURES.map(({ key }) => sums[key]),
      sums.scans,
      sums.not_counted,
    ]),
  ]);
