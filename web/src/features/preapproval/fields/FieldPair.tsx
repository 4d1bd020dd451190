import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldPairProps {
  /** Both are short enough to fit side by side on a phone. */
  isNarrow?: boolean;
  /** Aligns the inputs even if one label takes two lines. */
  isLevel?: boolean;
  children: ReactNode;
}

/** Two related fields, side by side if there's room. A short field on its own takes half of the row. */
export function FieldPair({ isNarrow = false, isLevel = false, children }: FieldPairProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: isLevel ? 'end' : 'start',
        columnGap: { xs: 1.5, sm: 2 },
        rowGap: 3.5,
        gridTemplateColumns: {
          xs: isNarrow ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}
