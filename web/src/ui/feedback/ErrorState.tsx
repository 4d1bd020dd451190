import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton.tsx';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

/** Where content should be and could not be loaded: what happened, and a way to try again. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center', py: 6, px: 2 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children && <Typography sx={{ color: 'text.secondary', maxWidth: '31em' }}>{children}</Typography>}
      <ActionButton variant="outlined" onClick={onRetry}>
        Retry
      </ActionButton>
    </Box>
  );
}
