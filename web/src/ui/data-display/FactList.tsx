import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A term and its value for this record. */
export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Small, with the term column only as wide as its text: on cards and next to a flyer. */
  isCompact?: boolean;
}

const WIDE = {
  gridTemplateColumns: { xs: '7.25rem minmax(0, 1fr)', sm: '8.75rem minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 1.25,
};
const COMPACT = { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.25 };

/** Shows facts line by line, the terms on the left. */
export function FactList({ facts, isCompact = false }: FactListProps) {
  const variant = isCompact ? 'body2' : 'body1';
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', ...(isCompact ? COMPACT : WIDE) }}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant={variant} sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant={variant}
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
