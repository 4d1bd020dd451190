import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

/**
 * Says that the application can't be sent while the browser is offline, and once it can be again. The live region is there from the
 * start, as screen readers announce only what changes in one.
 */
export function ConnectionStatus({ isOnline }: { isOnline: boolean }) {
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <Box role="status" sx={{ '& > *': { mt: 2.5 } }}>
      {!isOnline && (
        <Alert severity="warning" role="none">
          You’re offline. Your answers are saved here. Send them once you’re back online.
        </Alert>
      )}
      {isOnline && wasOffline && (
        <Alert severity="success" role="none">
          Back online. You can submit now.
        </Alert>
      )}
    </Box>
  );
}
