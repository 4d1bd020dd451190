import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFocusBefore } from '../useFocusBefore.ts';

interface LoadMoreProps {
  onMore: () => void;
  isLoading?: boolean;
  /** Says how many items are shown. */
  children?: ReactNode;
}

/** The button below a list that loads the rest. */
export function LoadMore({ onMore, isLoading = false, children }: LoadMoreProps) {
  // Loading the last page removes the button.
  const { box, remember } = useFocusBefore();
  return (
    <Box ref={box} sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 2 }}>
      {children && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          remember(currentTarget);
          onMore();
        }}
        loading={isLoading}
      >
        Load more
      </Button>
    </Box>
  );
}
