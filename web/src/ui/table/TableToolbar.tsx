import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface TableToolbarProps {
  /** What is searched: the name of the search landmark; left out where nothing narrows the list. */
  label: string | undefined;
  /** The fields take a line each, or half of one. */
  isNarrow: boolean;
  children: ReactNode;
}

/** Puts the search, filters and actions of a list in one line; the first field takes the room that is left. */
export function TableToolbar({ label, isNarrow, children }: TableToolbarProps) {
  return (
    <Box
      {...(label && { role: 'search', 'aria-label': label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        mb: 2,
        alignItems: 'flex-end',
        '& > .MuiTextField-root': { flex: '1 1 150px', maxWidth: isNarrow ? 'none' : 240 },
        '& > .MuiTextField-root:first-of-type': {
          flexGrow: 3,
          flexBasis: isNarrow ? '100%' : 220,
          maxWidth: 'none',
        },
      }}
    >
      {children}
    </Box>
  );
}
