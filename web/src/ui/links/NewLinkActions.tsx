import { Button, DialogActions } from '@mui/material';

interface NewLinkActionsProps {
  /** Returns to the form; undefined until a link has been created. */
  onAgain: (() => void) | undefined;
  onClose: () => void;
}

/** The actions of a dialog after it has created a link. */
export function NewLinkActions({ onAgain, onClose }: NewLinkActionsProps) {
  return (
    <DialogActions>
      {onAgain && (
        <Button variant="outlined" onClick={onAgain} sx={{ mr: 'auto' }}>
          Create Another Link
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  );
}
