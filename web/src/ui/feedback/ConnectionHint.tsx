import { Alert } from '@mui/material';
import type { Live } from '../../lib/live-data/documents.ts';
import { useOnline } from './useOnline.ts';

/** Says that what is shown may be old, or why it is not there, while there is no connection. */
export function ConnectionHint({ live }: { live: Live<unknown> }) {
  const isOnline = useOnline();
  const isCutOff =
    !isOnline || (live.status === 'loading' && live.unreachable) || (live.status === 'ready' && live.stale);
  if (!isCutOff) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {isOnline ? 'We can’t reach the server' : 'You’re offline'}
      {live.status === 'ready'
        ? ', so this may be out of date. It will update when you reconnect.'
        : '. This page will load when you reconnect.'}
    </Alert>
  );
}
