import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { useFocusBefore } from '../useFocusBefore.ts';

interface Failed {
  status: 'failed';
  retry: () => void;
  error?: { code: string };
  message?: string;
}

interface InlineLoadErrorProps {
  /** What is missing, as in “Couldn’t load your team.” */
  what: ReactNode;
  /** Shows nothing unless it failed. `message` replaces the text derived from the error's code. */
  live: { status: 'loading' | 'ready' } | Failed;
  /** A distinct label for the button if the page has several. */
  retryLabel?: string;
}

/** One line in place of a part that failed to load: what, why, and Retry. */
export function InlineLoadError({ live, ...props }: InlineLoadErrorProps) {
  return live.status === 'failed' ? <FailedLine live={live} {...props} /> : null;
}

function FailedLine({ what, live, retryLabel }: InlineLoadErrorProps & { live: Failed }) {
  const { error = { code: 'unavailable' }, message = loadErrorMessage(error), retry } = live;
  // The line disappears while loading again.
  const { box, remember } = useFocusBefore();
  return (
    <Alert
      ref={box}
      severity="error"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={({ currentTarget }) => {
            remember(currentTarget);
            retry();
          }}
          aria-label={retryLabel}
        >
          Retry
        </Button>
      }
    >
      Couldn’t load {what}. {message}
    </Alert>
  );
}
