import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldPairProps {
  /** Both are short enough to stand side by side on a phone, too. */
  isNarrow?: boolean;
  /** Their answers stand level, below names of one or two lines. */
  isLevel?: boolean;
  children: ReactNode;
}

/** Two fields that belong together, side by side where there is room; a short one alone takes half of the line. */
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
