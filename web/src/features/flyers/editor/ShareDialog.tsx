import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';

/** Says how to send a flyer while there are no links. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open maxWidth="xs" onClose={onClose} aria-labelledby="share-title">
      <DialogTitle id="share-title">Share this flyer</DialogTitle>
      <DialogContent>
        <Typography>
          Sharing by link is not available yet. Until then press Generate PDF, download the file, and send it
          by mail or message.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
