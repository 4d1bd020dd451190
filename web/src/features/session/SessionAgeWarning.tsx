import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { companyTimeOfDay } from '../../lib/format/time/companyTime.ts';

interface SessionAgeWarningProps {
  endsAt: Date;
  onConfirm: () => void;
  onPutOff: () => void;
}

/** Says when the session reaches its maximum age, and offers to extend it with the password. */
export function SessionAgeWarning({ endsAt, onConfirm, onPutOff }: SessionAgeWarningProps) {
  return (
    <Dialog open role="alertdialog" aria-labelledby="session-age-title" aria-describedby="session-age-text">
      <DialogTitle id="session-age-title">Your session ends soon</DialogTitle>
      <DialogContent>
        <Typography id="session-age-text">
          For security, everyone signs in again after 12 hours. You’ll be signed out at{' '}
          {companyTimeOfDay(endsAt)}. Save your work, or confirm your password now to keep going.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onPutOff}>Not now</Button>
        <Button variant="contained" autoFocus onClick={onConfirm}>
          Confirm password
        </Button>
      </DialogActions>
    </Dialog>
  );
}
