import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { LINK_STATE_STYLES } from '../../lib/links/linkState.ts';
import { compare, type Order, orderAfterPress, type SortColumn } from './order.ts';

/** The figures of a link, in the order of the visitor's way. */
export const FIGURES = [
  { key: 'views', label: 'Views' },
  { key: 'uniques', label: 'Unique views' },
  { key: 'downloads', label: 'Downloads' },
  { key: 'starts', label: 'Starts' },
  { key: 'applications', label: 'Applications' },
] as const satisfies readonly { key: keyof LinkSums; label: string }[];

/** The columns of the table, each with its label and what it sorts by. */
const COLUMNS = {
  flyer: { label: 'Flyer', kind: 'word', of: ({ flyer, name }: LinkRow) => `${flyer} ${name}` },
  // Near the left edge: the columns on the right go under the one of actions where the window is narrow.
  officer: { label: 'Officer', kind: 'word', of: ({ officer }: LinkRow) => officer },
  template: { label: 'Template', kind: 'word', of: ({ template }: LinkRow) => template },
  views: { label: 'Views', kind: 'number', of: ({ sums }: LinkRow) => sums.views },
  uniques: { label: 'Unique views', kind: 'number', of: ({ sums }: LinkRow) => sums.uniques },
  downloads: { label: 'Downloads', kind: 'number', of: ({ sums }: LinkRow) => sums.downloads },
  starts: { label: 'Starts', kind: 'number', of: ({ sums }: LinkRow) => sums.starts },
  applications: { label: 'Applications', kind: 'number', of: ({ sums }: LinkRow) => sums.applications },
  created: { label: 'Created', kind: 'date', of: ({ link }: LinkRow) => link.created_at.getTime() },
  expires: {
    label: 'Expires',
    kind: 'date',
    of: ({ link }: LinkRow) => link.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  },
  utmSource: { label: 'UTM Source', kind: 'word', of: ({ link }: LinkRow) => link.utm_source ?? '' },
  state: { label: 'State', kind: 'word', of: ({ state }: LinkRow) => LINK_STATE_STYLES[state].label },
} as const satisfies Record<
  string,
  Omit<SortColumn<string>, 'key'> & { of: (row: LinkRow) => string | number }
>;
export type LinkColumn = keyof typeof COLUMNS;
export type LinkOrder = Order<LinkColumn>;

/** All of them in the table's order; whose link it is where that is shown. */
export const linkColumns = (hasOfficers: boolean): SortColumn<LinkColumn>[] =>
  (Object.keys(COLUMNS) as LinkColumn[])
    .filter((key) => key !== 'officer' || hasOfficers)
    .map((key) => ({ key, label: COLUMNS[key].label, kind: COLUMNS[key].kind }));

/** The order in which the page opens. */
export const NEWEST_FIRST: LinkOrder = { by: 'created', direction: 'desc' };

/** Sorted by a column; among equals the newest first. */
export function sortRows(rows: readonly LinkRow[], { by, direction }: LinkOrder): LinkRow[] {
  const { of } = COLUMNS[by];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted(
    (one, other) =>
      sign * compare(of(one), of(other)) || other.link.created_at.getTime() - one.link.created_at.getTime(),
  );
}

/** The order after a press on a column's head: figures and the day of creation begin with the greatest, words with A. */
export const nextOrder = (order: LinkOrder, column: LinkColumn): LinkOrder =>
  orderAfterPress(order, column, COLUMNS[column].kind === 'number' || column === 'created');
