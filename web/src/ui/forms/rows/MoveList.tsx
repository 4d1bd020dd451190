import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface MoveListProps {
  'aria-label'?: string;
  /** `MoveListItem`s. */
  children: ReactNode;
}

/** A reorderable list. Each item ends with its `MoveButtons`. */
export const MoveList = (props: MoveListProps) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }} {...props} />
);

export const MoveListItem = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 48,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
