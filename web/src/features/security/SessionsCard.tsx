import {
  Alert,
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** Ends all of the user's sessions, on all devices. */
export function SessionsCard() {
  const { signOut } = useSignedIn();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function endAll() {
    setBusy(true);
    setProblem(undefined);
    try {
      await callFunction('end-all-sessions', {});
      await signOut('ended');
    } catch (error) {
      setProblem(toErrorMessage(error, 'Couldn’t sign you out everywhere.'));
      setBusy(false);
    }
  }

  return (
    <Card component="section" aria-labelledby="sessions" sx={{ p: 2.5 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2" id="sessions">
          Sessions
        </Typography>
        <Typography>
          Left a device signed in, or lost one? Sign out everywhere, including here. You’re also signed out
          after 30 minutes of inactivity.
        </Typography>
        <Button variant="outlined" onClick={() => setDialogOpen(true)}>
          Sign out everywhere
        </Button>
      </Stack>
      {isDialogOpen && (
        <Dialog
          open
          maxWidth="xs"
          onClose={() => !isBusy && setDialogOpen(false)}
          aria-labelledby="everywhere-title"
          aria-describedby="everywhere-text"
        >
          <DialogTitle id="everywhere-title">Sign out everywhere?</DialogTitle>
          <DialogContent>
            <Typography id="everywhere-text">
              All your sessions end right away. Unsaved changes on other devices are lost.
            </Typography>
            {problem && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {problem}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button disabled={isBusy} onClick={() => setDialogOpen(false)}>
              Cancel
            </Button>
            <Button variant="contained" loading={isBusy} onClick={() => void endAll()}>
              Sign out everywhere
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  );
}
