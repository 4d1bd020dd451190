import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two fields that belong together, side by side where there is room; a short one alone takes half of the line. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 1.5,
        rowGap: 3.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
