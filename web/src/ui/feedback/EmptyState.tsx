import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What will come here, or what to do next. */
  children: ReactNode;
}

/** Where a list has nothing to show. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center', py: 8, px: 2 }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '31em' }}>
        {children}
      </Typography>
    </Box>
  );
}
