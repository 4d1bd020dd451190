import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface MorePhotosProps {
  count: number;
  /** The number of filled photo fields. */
  filled: number;
  /** Whether any of them has an error. */
  hasIssue: boolean;
  children: ReactNode;
}

/** Additional small photos of a home, which most flyers don't use: collapsed until there is one. */
export const MorePhotos = ({ count, filled, hasIssue, children }: MorePhotosProps) => (
  <Disclosure
    isOpen={filled > 0 || hasIssue}
    title={
      <span>
        More photos{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {filled === 0 ? `up to ${count}` : `${filled} of ${count}`}
        </Box>
      </span>
    }
  >
    <Stack spacing={2.5} sx={{ mt: 1 }}>
      {children}
    </Stack>
  </Disclosure>
);
