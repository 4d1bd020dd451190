import type { ReactNode } from 'react';

/** The type of a column's values, which determines alignment, digits and the wording of "Sort by". */
type ColumnKind = 'text' | 'number' | 'date';

/** Where a card shows the value: next to its label, as a badge under the title, as a figure, or not at all. */
type CardPlace = 'line' | 'badge' | 'figure' | 'none';

/** One column of a DataTable, and one line of its cards. */
export interface DataColumn<Row> {
  id: string;
  label: string;
  kind?: ColumnKind;
  cell: (row: Row) => ReactNode;
  /** The value to sort by; without it the column can't be sorted. `undefined` stays last in both directions. */
  sortValue?: (row: Row) => string | number | undefined;
  /** Whether the first click sorts in descending order, as it always does for numbers. */
  startsHigh?: boolean;
  /** The value in an exported file; without it the column isn't exported. */
  csv?: (row: Row) => string | number;
  /** Names the row: the row's header in the table, the title of the card. It can't be hidden. */
  isTitle?: boolean;
  /** Shown below the title, smaller. */
  subtitle?: (row: Row) => ReactNode;
  /** Shown left of the title. */
  picture?: (row: Row, place: 'table' | 'card') => ReactNode;
  /** Hidden until the user selects the column. */
  isOptional?: boolean;
  /** The table's width in pixels below which the column is hidden unless the user selects it. */
  shownFrom?: number;
  /** `line` when left out. */
  inCard?: CardPlace;
  /** Minimum width in pixels. */
  minWidth?: number;
  /** Truncates text that doesn't fit the column; the full text shows on hover and in the record itself. */
  isOneLine?: boolean;
  /** Maximum width in pixels. */
  maxWidth?: number;
}

/** The column a list is sorted by, and the direction. */
export interface SortOrder {
  by: string;
  direction: 'asc' | 'desc';
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two values of a column in ascending order. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : Math.sign(one - other);
  return collator.compare(String(one), String(other));
}

/** Returns the sort direction after the first click on a column's header. */
export const firstDirection = <Row>({ kind, startsHigh }: DataColumn<Row>): SortOrder['direction'] =>
  startsHigh || kind === 'number' ? 'desc' : 'asc';
