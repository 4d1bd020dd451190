import { toCsv } from '@brokerage/domain/csv/toCsv';
import { LINK_FIGURES } from '../linkFigures.ts';
import { ROLL_UP_LABELS, type RollUp, type RollUpBy } from './rollUp.ts';

/** The sums by officer, template or source, with all that was counted; `links` says how many links each has, as far as known. */
export const rollUpsCsv = (
  groups: readonly RollUp[],
  by: RollUpBy,
  links: ReadonlyMap<string, number>,
): string =>
  toCsv([
    [ROLL_UP_LABELS[by], 'Links', ...LINK_FIGURES.map(({ label }) => label), 'Scans', 'Not counted'],
    ...groups.map(({ key, name, sums }) => [
      name,
      links.get(key) ?? '',
      ...LINK_FIGURES.map(({ key }) => sums[key]),
      sums.scans,
      sums.not_counted,
    ]),
  ]);
