import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

/** Where content should be and could not be loaded: what happened, and a way to try again. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children && <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>{children}</Typography>}
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}
