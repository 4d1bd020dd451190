import { type SxProps, TableCell, TableSortLabel } from '@mui/material';
import type { Order, SortColumn } from './order.ts';

interface SortHeadProps<K extends string> {
  column: SortColumn<K>;
  order: Order<K>;
  onPress: () => void;
  sx?: SxProps;
}

// The arrows of the other columns would take the room of two.
const sortLabel = { '&:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' } } as const;

/** A column's head, which sorts the table by it and says so. */
export function SortHead<K extends string>({ column, order, onPress, sx }: SortHeadProps<K>) {
  const isActive = order.by === column.key;
  return (
    <TableCell
      scope="col"
      align={column.kind === 'number' ? 'right' : 'left'}
      sortDirection={isActive ? order.direction : false}
      {...(sx && { sx })}
    >
      <TableSortLabel
        sx={sortLabel}
        active={isActive}
        direction={isActive ? order.direction : 'asc'}
        onClick={onPress}
      >
        {column.label}
      </TableSortLabel>
    </TableCell>
  );
}
