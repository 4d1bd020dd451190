import { pluralize } from '@brokerage/domain/text/pluralize';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';

interface UnresolvedDialogProps {
  count: number;
  /** Called with whether to submit the flyer anyway. */
  answer: (isSubmitted: boolean) => void;
}

/** Says before submission how many marks aren't resolved, and lets the officer continue. */
export function UnresolvedDialog({ count, answer }: UnresolvedDialogProps) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} onClose={() => answer(false)}>
      <DialogTitle id={id}>
        {pluralize(count, 'mark')} {count === 1 ? 'is' : 'are'} not resolved
      </DialogTitle>
      <DialogContent>
        <Typography>
          The next reviewer sees which marks you resolved and which you didn’t. You can submit anyway, or go
          back and finish them.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>Back to the marks</Button>
        <Button variant="contained" onClick={() => answer(true)}>
          Submit anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
