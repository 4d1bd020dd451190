import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../useHeadingFocus.ts';

/** The heading of a tab, with a one-line description. */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useHeadingFocus();
  return (
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
