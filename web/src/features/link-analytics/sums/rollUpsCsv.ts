import { toCsv } from '../../../ui/table/toCsv.ts';
import { FIGURES } from '../figures.ts';
import { ROLL_UP_LABELS, type RollUp, type RollUpBy } from './rollUp.ts';

/** The sums by officer or template, with all that was counted. */
export const rollUpsCsv = (groups: readonly RollUp[], by: RollUpBy): string =>
  toCsv([
    [ROLL_UP_LABELS[by], 'Links', ...FIGURES.map(({ label }) => label), 'Scans', 'Not counted'],
    ...groups.map(({ name, links, sums }) => [
      name,
      links,
      ...FIGURES.map(({ key }) => sums[key]),
      sums.scans,
      sums.not_counted,
    ]),
  ]);
