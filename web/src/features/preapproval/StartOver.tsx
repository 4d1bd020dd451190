import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';

/** Gives the draft up, after a question: it cannot be undone. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        onClick={() => setAsking(true)}
        sx={{ textDecoration: 'underline', mx: -1.5 }}
      >
        Start over
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Start over?</DialogTitle>
        <DialogContent>
          <DialogContentText>We'll remove your answers from this browser.</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2, gap: 1 }}>
          <Button onClick={() => setAsking(false)} autoFocus>
            Keep my answers
          </Button>
          <Button variant="contained" color="error" onClick={onConfirm}>
            Remove and start over
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
