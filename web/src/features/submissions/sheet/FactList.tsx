import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A term and what it is for this record. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Shows facts line by line, the terms on the left. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
        columnGap: 2,
        rowGap: 1.25,
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
