import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What will come here, or what to do next. */
  children: ReactNode;
}

/** Where a list has nothing to show. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 8, px: 2 }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '56ch' }}>
        {children}
      </Typography>
    </Stack>
  );
}
