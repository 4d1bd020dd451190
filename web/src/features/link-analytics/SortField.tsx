import { TextField } from '@mui/material';
import type { Order, SortColumn } from './order.ts';

interface SortFieldProps<K extends string> {
  id: string;
  columns: readonly SortColumn<K>[];
  order: Order<K>;
  onOrder: (order: Order<K>) => void;
}

const WORDS = {
  word: { asc: 'A to Z', desc: 'Z to A' },
  number: { asc: 'fewest first', desc: 'most first' },
  date: { asc: 'earliest first', desc: 'latest first' },
} as const;

/** Sorts cards, which have no heads: for windows without room for a table. */
export function SortField<K extends string>({ id, columns, order, onOrder }: SortFieldProps<K>) {
  return (
    <TextField
      select
      id={id}
      label="Sort by"
      value={`${order.by} ${order.direction}`}
      onChange={({ target }) => {
        const [by, direction] = target.value.split(' ') as [K, Order<K>['direction']];
        onOrder({ by, direction });
      }}
      slotProps={{ select: { native: true } }}
      sx={{ display: { md: 'none' }, gridColumn: '1 / -1', justifySelf: 'stretch' }}
    >
      {columns.flatMap(({ key, label, kind }) =>
        (['desc', 'asc'] as const).map((direction) => (
          <option key={`${key} ${direction}`} value={`${key} ${direction}`}>
            {label}, {WORDS[kind][direction]}
          </option>
        )),
      )}
    </TextField>
  );
}
