import { Box, Skeleton } from '@mui/material';

/** Width of each line in percent, starting with the heading's. */
const BLOCKS = [
  { heading: 34, lines: [72, 58, 66] },
  { heading: 26, lines: [64, 80, 48, 60] },
] as const;

/** Placeholder for a sheet's facts while they load: headings, and names next to values. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 3 }}>
      {BLOCKS.map(({ heading, lines }) => (
        <div key={heading}>
          <Skeleton height={28} width={`${heading}%`} sx={{ mb: 0.5 }} />
          {lines.map((length) => (
            <Box key={length} sx={{ display: 'grid', gridTemplateColumns: '128px 1fr', gap: 2, py: 0.75 }}>
              <Skeleton height={20} width="70%" />
              <Skeleton height={20} width={`${length}%`} />
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}
