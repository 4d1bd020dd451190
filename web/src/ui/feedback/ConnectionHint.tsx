import { Alert, Box } from '@mui/material';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { StateMessage } from './StateMessage.tsx';
import { useOnline } from './useOnline.ts';

interface ConnectionHintProps {
  live: Live<unknown>;
  /** Stays on one line even if nothing has loaded yet. */
  isCompact?: boolean;
}

/**
 * Says while offline that the content may be outdated, or why it's missing. If nothing has loaded yet, it replaces the skeleton after it,
 * which would suggest that something is loading.
 */
export function ConnectionHint({ live, isCompact = false }: ConnectionHintProps) {
  const isOnline = useOnline();
  const isCutOff =
    !isOnline || (live.status === 'loading' && live.unreachable) || (live.status === 'ready' && live.stale);
  if (!isCutOff) return null;
  if (live.status === 'loading' && !isCompact) {
    return (
      // Doubled for specificity over a skeleton's own display.
      <Box role="status" sx={{ '&& ~ *': { display: 'none' } }}>
        <StateMessage scene="offline" title={isOnline ? 'We can’t reach the server' : 'You’re offline'}>
          This page will load when you reconnect.
        </StateMessage>
      </Box>
    );
  }
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {isOnline ? 'We can’t reach the server' : 'You’re offline'}
      {live.status === 'ready'
        ? ', so this may be out of date. It will update when you reconnect.'
        : '. This page will load when you reconnect.'}
    </Alert>
  );
}
