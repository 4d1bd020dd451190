import { TextField } from '@mui/material';
import type { DataColumn, SortOrder } from './DataColumn.ts';

const WORDS = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  number: { asc: 'fewest first', desc: 'most first' },
  date: { asc: 'earliest first', desc: 'latest first' },
} as const;

interface SortFieldProps<Row> {
  id: string;
  columns: readonly DataColumn<Row>[];
  order: SortOrder | undefined;
  onOrder: (order: SortOrder) => void;
}

/** Sorts cards, which have no headers. */
export function SortField<Row>({ id, columns, order, onOrder }: SortFieldProps<Row>) {
  return (
    <TextField
      select
      fullWidth
      id={id}
      label="Sort by"
      value={order ? `${order.direction} ${order.by}` : ''}
      onChange={({ target }) => {
        const [direction, by = ''] = target.value.split(' ');
        onOrder({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
      }}
      slotProps={{ select: { native: true } }}
    >
      {!order && <option value="">As listed</option>}
      {columns.flatMap(({ id: by, label, kind = 'text' }) =>
        (['desc', 'asc'] as const).map((direction) => (
          <option key={`${direction} ${by}`} value={`${direction} ${by}`}>
            {label}, {WORDS[kind][direction]}
          </option>
        )),
      )}
    </TextField>
  );
}
