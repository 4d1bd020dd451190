import { Box, Card, Skeleton } from '@mui/material';
import { useContainerWidth } from '../useContainerWidth.ts';
import { TABLE_FROM } from './tableFrom.ts';

interface TableSkeletonProps {
  /** Such as "Loading submissions". */
  label: string;
  /** Widths of the columns in proportion to each other. */
  columns?: readonly number[];
  rows?: number;
}

/** Takes the place of a table while it loads, in the same heights. */
export function TableSkeleton({ label, columns = [3, 2, 2, 2, 1], rows = 8 }: TableSkeletonProps) {
  const [container, width] = useContainerWidth();
  const isNarrow = typeof width === 'number' && width < TABLE_FROM;
  const shown = isNarrow ? columns.slice(0, 2) : columns;
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
      <Card>
        {Array.from({ length: rows }, (_, row) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            key={row}
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'center',
              px: 1.5,
              height: isNarrow ? 140 : 49,
              borderBottom: 1,
              borderColor: 'divider',
              gridTemplateColumns: shown.map((part) => `${part}fr`).join(' '),
            }}
          >
            {shown.map((_part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <Skeleton key={index} height={22} />
            ))}
          </Box>
        ))}
      </Card>
    </Box>
  );
}
