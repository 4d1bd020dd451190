import { Box, Card, Skeleton } from '@mui/material';
import { useContainerWidth } from '../useContainerWidth.ts';
import { TABLE_FROM } from './tableFrom.ts';

interface TableSkeletonProps {
  /** Such as "Loading submissions". */
  label: string;
  /** Relative widths of the columns. */
  columns?: readonly number[];
  rows?: number;
}

/** Text widths in percent of the column; neighbors always differ. */
const LENGTHS = [72, 48, 60, 84, 54] as const;
const toLength = (row: number, column: number) => `${LENGTHS[(row * 2 + column * 3) % LENGTHS.length]}%`;

const toIndexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder for a table, with the same heights; for its cards if there is no room for columns. */
export function TableSkeleton({ label, columns = [3, 2, 2, 2, 1], rows = 8 }: TableSkeletonProps) {
  const [container, width] = useContainerWidth();
  const isNarrow = typeof width === 'number' && width < TABLE_FROM;
  return (
    <Box ref={container} role="status" aria-label={label}>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
        <Skeleton
          variant="rounded"
          height={44}
          sx={{ flex: 3, mt: 3.25, maxWidth: isNarrow ? 'none' : 480 }}
        />
        <Skeleton
          variant="rounded"
          height={44}
          sx={{ flex: 1, mt: 3.25, maxWidth: { xs: 44, sm: 120 }, ml: 'auto' }}
        />
      </Box>
      {isNarrow ? <Cards count={rows} /> : <Rows columns={columns} count={rows} />}
    </Box>
  );
}

function Rows({ columns, count }: { columns: readonly number[]; count: number }) {
  const grid = {
    display: 'grid',
    gap: 2,
    alignItems: 'center',
    px: 1.5,
    gridTemplateColumns: columns.map((part) => `minmax(0, ${part}fr)`).join(' '),
  } as const;
  return (
    <Card>
      <Box sx={{ ...grid, height: 42 }}>
        {columns.map((_part, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={column} height={16} width="min(64px, 80%)" />
        ))}
      </Box>
      {toIndexes(count).map((row) => (
        <Box key={row} sx={{ ...grid, height: 49, borderTop: 1, borderColor: 'divider' }}>
          {columns.map((_part, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Skeleton key={column} height={20} width={toLength(row, column)} />
          ))}
        </Box>
      ))}
    </Card>
  );
}

const Cards = ({ count }: { count: number }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    }}
  >
    {toIndexes(count).map((card) => (
      <Card key={card} sx={{ p: 2, height: 148 }}>
        <Skeleton height={28} width={toLength(card, 0)} sx={{ mb: 1 }} />
        <Skeleton height={22} width={toLength(card, 1)} />
        <Skeleton height={22} width={toLength(card, 2)} />
        <Skeleton height={22} width={toLength(card, 3)} />
      </Card>
    ))}
  </Box>
);
