import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { formatCount } from '../../../lib/format/formatCount.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { LINK_STATE_STYLES } from '../../../lib/links/linkState.ts';
import { LinkStateChip } from '../../../ui/links/LinkStateChip.tsx';
import { Created, Expires } from '../../../ui/links/linkFields.tsx';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';

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
  {
    id: 'created',
    label: 'Created',
    kind: 'date',
    startsHigh: true,
    cell: (row) => <Created {...row} />,
    sortValue: ({ link }) => link.created_at.getTime(),
  },
  {
    id: 'expires',
    label: 'Expires',
    kind: 'date',
    cell: (row) => <Expires {...row} />,
    sortValue: ({ link }) => link.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  },
  {
    id: 'state',
    label: 'State',
    inCard: 'badge',
    cell: ({ state }) => <LinkStateChip state={state} />,
    sortValue: ({ state }) => LINK_STATE_STYLES[state].label,
  },
];
