import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';

interface InlineLoadErrorProps {
  /** What is missing, as in “Couldn’t load your team.” */
  what: ReactNode;
  /** Nothing shows unless it failed. `message` takes the place of what follows from the error's code. */
  live:
    | { status: 'loading' | 'ready' }
    | { status: 'failed'; retry: () => void; error?: { code: string }; message?: string };
  /** Names the button where several are on the page. */
  retryLabel?: string;
}

/** One line in the place of a part of a page or a dialog that failed to load: what, why, and Retry. */
export function InlineLoadError({ what, live, retryLabel }: InlineLoadErrorProps) {
  if (live.status !== 'failed') return null;
  const { error = { code: 'unavailable' }, message = loadFailureText(error), retry } = live;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry} aria-label={retryLabel}>
          Retry
        </Button>
      }
    >
      Couldn’t load {what}. {message}
    </Alert>
  );
}
