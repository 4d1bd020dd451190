import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface StackedFactProps {
  name: string;
  /** Across all columns of its list. */
  isWide?: boolean;
  children: ReactNode;
}

/** A term above its value, in a `dl` with columns. */
export function StackedFact({ name, isWide = false, children }: StackedFactProps) {
  return (
    <Box sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Typography>
    </Box>
  );
}
