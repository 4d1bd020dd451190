import { Alert } from '@mui/material';
import type { Live } from '../lib/documents.ts';
import { useOnline } from './useOnline.ts';

/** Says that what is shown may be old, or why it is not there, while there is no connection. */
export function ConnectionHint({ live }: { live: Live<unknown> }) {
  const isOnline = useOnline();
  const isCutOff =
    !isOnline || (live.status === 'loading' && live.unreachable) || (live.status === 'ready' && live.stale);
  if (!isCutOff) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {isOnline ? "The server can't be reached." : 'You are offline.'}{' '}
      {live.status === 'ready'
        ? 'This is what was loaded last. It catches up by itself when the connection is back.'
        : 'This page fills by itself when the connection is back.'}
    </Alert>
  );
}
