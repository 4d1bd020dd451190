import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { NEEDS_SCRIPT } from './prerenderedDraft.ts';
import { useIsLive } from './useIsLive.ts';

const CHECKED_BOX =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2m-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8z';

/** React draws ticks and dots. Until it runs, the browser's own state shows. */
const choicesWithoutScript = {
  '&[data-loading]': {
    '& .MuiCheckbox-root:has(:checked), & .MuiRadio-root:has(:checked)': { color: 'primary.main' },
    '& .MuiCheckbox-root:has(:checked) path': { d: `path("${CHECKED_BOX}")` },
    '& .MuiRadio-root:has(:checked) svg:last-of-type': { transform: 'scale(1)' },
  },
};

/**
 * Marks the static form until it takes answers. It keeps what is typed and ticked before that (`readEarlyAnswers`). A part of
 * its own, so that its content is not rendered again.
 */
export function LoadingForm({ children }: { children: ReactNode }) {
  const isLive = useIsLive();
  return (
    <Box className={NEEDS_SCRIPT} data-loading={isLive ? undefined : ''} sx={choicesWithoutScript}>
      {children}
    </Box>
  );
}
