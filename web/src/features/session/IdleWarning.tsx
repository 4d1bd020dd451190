import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

interface IdleWarningProps {
  secondsLeft: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether the user is still there, with a countdown. */
export function IdleWarning({ secondsLeft, onStay, onLeave }: IdleWarningProps) {
  return (
    // Escape counts as an answer. A click outside the dialog doesn't, because it may be an accident.
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onStay()}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      <DialogTitle id="idle-title">Are you still there?</DialogTitle>
      <DialogContent>
        <Typography id="idle-text">
          You’ve been inactive for a while. To protect applicants’ data, we’ll sign you out soon.
        </Typography>
        <Typography
          aria-hidden
          data-testid="countdown"
          sx={{ typography: 'h1', textAlign: 'center', mt: 2, fontVariantNumeric: 'tabular-nums' }}
        >
          {formatClock(secondsLeft)}
        </Typography>
        <Box role="timer" aria-live="polite" style={visuallyHidden}>
          {formatRemaining(secondsLeft)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Sign Out</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          Stay signed in
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const ANNOUNCED = [10, 30, 60, 120];

/** Returns the time left for screen readers. It changes at two minutes, one minute, 30 and 10 seconds only. */
function formatRemaining(seconds: number): string {
  const mark = ANNOUNCED.find((each) => seconds <= each) ?? 120;
  return mark > 60 ? '2 minutes left' : mark === 60 ? '1 minute left' : `${mark} seconds left`;
}
