/** By which column a list is sorted, and which way. */
export interface Order<K extends string> {
  by: K;
  direction: 'asc' | 'desc';
}

/** A column as its head and the list of orders name it. */
export interface SortColumn<K extends string> {
  key: K;
  label: string;
  kind: 'word' | 'number' | 'date';
}

export function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? Math.sign(one === other ? 0 : one - other)
    : String(one).localeCompare(String(other));
}

/** The order after a press on a column's head. `startsHigh`: the greatest first, else the least or A. */
export function orderAfterPress<K extends string>(
  { by, direction }: Order<K>,
  column: K,
  startsHigh: boolean,
): Order<K> {
  if (by === column) return { by, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { by: column, direction: startsHigh ? 'desc' : 'asc' };
}
