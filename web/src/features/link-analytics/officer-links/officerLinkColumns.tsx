import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { formatCount } from '../../../lib/format/formatCount.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';
import { createdColumn, expiresColumn, stateColumn } from '../links/linkColumns.tsx';

const FIGURES = [
  ['views', 'Views'],
  ['scans', 'Scans'],
  ['starts', 'Starts'],
  ['applications', 'Applications'],
] as const satisfies readonly (readonly [keyof LinkSums, string])[];

/** The columns of links to public pages and the questionnaire. */
export const OFFICER_LINK_COLUMNS: DataColumn<LinkRow>[] = [
  {
    id: 'link',
    label: 'Link',
    isTitle: true,
    cell: ({ name }) => name,
    subtitle: ({ flyer }) => flyer,
    sortValue: ({ name }) => name,
    minWidth: 180,
  },
  ...FIGURES.map(
    ([key, label]): DataColumn<LinkRow> => ({
      id: key,
      label,
      kind: 'number',
      inCard: 'figure',
      cell: ({ sums }) => formatCount(sums[key]),
      sortValue: ({ sums }) => sums[key],
    }),
  ),
  createdColumn,
  expiresColumn,
  stateColumn,
];
