import { addSums } from '@brokerage/domain/link/linkCount';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { FIGURES } from './linkColumns.ts';
import { compare, type Order, orderAfterPress, type SortColumn } from './order.ts';

export type RollUpBy = 'officer' | 'template';
export const ROLL_UP_LABELS = { officer: 'Officer', template: 'Template' } as const;

/** Figures of the links of one officer, or to flyers of one template. */
export interface RollUp {
  key: string;
  name: string;
  links: number;
  sums: LinkSums;
}

export type RollUpColumn = 'name' | 'links' | (typeof FIGURES)[number]['key'];
export type RollUpOrder = Order<RollUpColumn>;

export const rollUpColumns = (by: RollUpBy): SortColumn<RollUpColumn>[] => [
  { key: 'name', label: ROLL_UP_LABELS[by], kind: 'word' },
  { key: 'links', label: 'Links', kind: 'number' },
  ...FIGURES.map(({ key, label }) => ({ key, label, kind: 'number' as const })),
];

/** Links added up by officer or template, in the order of the links. */
export function rollUp(rows: readonly LinkRow[], by: RollUpBy): RollUp[] {
  const keyOf = (row: LinkRow) => (by === 'officer' ? row.link.created_by_user_id : row.template);
  return [...Map.groupBy(rows, keyOf)].map(([key, some]) => ({
    key,
    name: some[0]?.[by] || 'Unknown',
    links: some.length,
    sums: addSums(some.map(({ sums }) => sums)),
  }));
}

export const MOST_VIEWS_FIRST: RollUpOrder = { by: 'views', direction: 'desc' };

function figureOf({ name, links, sums }: RollUp, column: RollUpColumn): string | number {
  if (column === 'name') return name;
  return column === 'links' ? links : sums[column];
}

/** Sorted by a column; among equals by name. */
export function sortRollUps(groups: readonly RollUp[], { by, direction }: RollUpOrder): RollUp[] {
  const sign = direction === 'asc' ? 1 : -1;
  return groups.toSorted(
    (one, other) =>
      sign * compare(figureOf(one, by), figureOf(other, by)) || one.name.localeCompare(other.name),
  );
}

/** The order after a press on a column's head: figures begin with the greatest, names with A. */
export const nextRollUpOrder = (order: RollUpOrder, column: RollUpColumn): RollUpOrder =>
  orderAfterPress(order, column, column !== 'name');
