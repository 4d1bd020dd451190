import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { Box, Typography } from '@mui/material';
import { FIGURES } from './linkColumns.ts';

const number = new Intl.NumberFormat('en-US');
export const formatCount = (count: number): string => number.format(count);

/** What was counted, each figure under its name. */
export function Figures({ sums, isLarge = false }: { sums: LinkSums; isLarge?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: isLarge ? 2 : 1.25,
        m: 0,
        fontVariantNumeric: 'tabular-nums',
        gridTemplateColumns: `repeat(auto-fit, minmax(${isLarge ? 104 : 88}px, 1fr))`,
      }}
    >
      {FIGURES.map(({ key, label }) => (
        // The number is read after its name and stands above it.
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant={isLarge ? 'h2' : 'subtitle2'} sx={{ m: 0 }}>
            {formatCount(sums[key])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
