import type { LinkSums } from '@brokerage/domain/share/sharedLink';
import type { LinkRow } from './linkRow.ts';
import { LINK_STATE_LOOKS } from './linkState.ts';

/** The figures of a link, in the order of the visitor's way. */
export const FIGURES = [
  { key: 'views', label: 'Views' },
  { key: 'uniques', label: 'Unique views' },
  { key: 'downloads', label: 'Downloads' },
  { key: 'starts', label: 'Starts' },
  { key: 'applications', label: 'Applications' },
] as const satisfies readonly { key: keyof LinkSums; label: string }[];

/** What a link can be sorted by, under the words of spec staff-portal section 2. */
export const LINK_COLUMNS = {
  flyer: { label: 'Flyer', of: ({ flyer, name }: LinkRow) => `${flyer} ${name}` },
  template: { label: 'Template', of: ({ template }: LinkRow) => template },
  views: { label: 'Views', isNumber: true, of: ({ sums }: LinkRow) => sums.views },
  uniques: { label: 'Unique views', isNumber: true, of: ({ sums }: LinkRow) => sums.uniques },
  downloads: { label: 'Downloads', isNumber: true, of: ({ sums }: LinkRow) => sums.downloads },
  starts: { label: 'Starts', isNumber: true, of: ({ sums }: LinkRow) => sums.starts },
  applications: { label: 'Applications', isNumber: true, of: ({ sums }: LinkRow) => sums.applications },
  created: { label: 'Created', of: ({ link }: LinkRow) => link.created_at.getTime() },
  expires: {
    label: 'Expires',
    of: ({ link }: LinkRow) => link.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  },
  utmSource: { label: 'UTM Source', of: ({ link }: LinkRow) => link.utm_source ?? '' },
  state: { label: 'State', of: ({ state }: LinkRow) => LINK_STATE_LOOKS[state].label },
  officer: { label: 'Officer', of: ({ officer }: LinkRow) => officer },
} as const satisfies Record<
  string,
  { label: string; isNumber?: true; of: (row: LinkRow) => string | number }
>;
export type LinkColumn = keyof typeof LINK_COLUMNS;

export interface LinkOrder {
  by: LinkColumn;
  direction: 'asc' | 'desc';
}

/** Spec staff-portal section 7: newest first. */
export const NEWEST_FIRST: LinkOrder = { by: 'created', direction: 'desc' };

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.sign(one === other ? 0 : one - other)
    : String(one).localeCompare(String(other));

/** Sorted by a column; among equals the newest first. */
export function sortRows(rows: readonly LinkRow[], { by, direction }: LinkOrder): LinkRow[] {
  const { of } = LINK_COLUMNS[by];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted(
    (one, other) =>
      sign * compare(of(one), of(other)) || other.link.created_at.getTime() - one.link.created_at.getTime(),
  );
}

/** The order after a press on a column's head: figures and dates begin with the greatest, words with A. */
export function nextOrder({ by, direction }: LinkOrder, column: LinkColumn): LinkOrder {
  if (by === column) return { by, direction: direction === 'asc' ? 'desc' : 'asc' };
  const startsHigh = 'isNumber' in LINK_COLUMNS[column] || column === 'created';
  return { by: column, direction: startsHigh ? 'desc' : 'asc' };
}
