import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';

/** Cards of equal height, as many beside each other as have room; a list for screen readers. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Box>
  );
}
