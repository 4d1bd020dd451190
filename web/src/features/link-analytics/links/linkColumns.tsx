import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { LINK_STATE_STYLES } from '../../../lib/links/linkState.ts';
import { LinkStateChip } from '../../../ui/links/LinkStateChip.tsx';
import { Created, Expires } from '../../../ui/links/linkFields.tsx';
import type { DataColumn, SortOrder } from '../../../ui/table/DataColumn.ts';
import { FIGURES, formatCount } from '../figures.ts';

const officer: DataColumn<LinkRow> = {
  id: 'officer',
  label: 'Officer',
  cell: (row) => row.officer,
  sortValue: (row) => row.officer,
};

/** Of a company's links these two are a press away: with them a laptop has no room for all columns. */
const AT_FIRST_ONLY_OWN: readonly string[] = ['uniques', 'downloads'];

function toColumns(isCompany: boolean): DataColumn<LinkRow>[] {
  return [
    {
      id: 'flyer',
      label: 'Flyer',
      isTitle: true,
      cell: ({ flyer }) => flyer,
      subtitle: ({ name }) => name,
      sortValue: ({ flyer, name }) => `${flyer} ${name}`,
      maxWidth: 220,
      isOneLine: true,
    },
    ...(isCompany ? [officer] : []),
    {
      id: 'template',
      label: 'Template',
      cell: ({ template }) => template,
      sortValue: ({ template }) => template,
      maxWidth: 140,
    },
    ...FIGURES.map(
      ({ key, label }): DataColumn<LinkRow> => ({
        id: key,
        label,
        kind: 'number',
        inCard: 'figure',
        isOptional: isCompany && AT_FIRST_ONLY_OWN.includes(key),
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
      id: 'utmSource',
      label: 'UTM Source',
      cell: ({ link }) => link.utm_source ?? '',
      sortValue: ({ link }) => link.utm_source ?? '',
      minWidth: 84,
      maxWidth: 120,
    },
    {
      id: 'state',
      label: 'State',
      inCard: 'badge',
      cell: ({ state }) => <LinkStateChip state={state} />,
      sortValue: ({ state }) => LINK_STATE_STYLES[state].label,
    },
  ];
}

/** The columns of one's own links. */
export const OWN_LINK_COLUMNS = toColumns(false);
/** Those of the whole company's, with the officer. */
export const COMPANY_LINK_COLUMNS = toColumns(true);

/** The order in which the page opens. */
export const NEWEST_FIRST: SortOrder = { by: 'created', direction: 'desc' };
