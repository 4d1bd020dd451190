import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';

/** The source, selected: to be copied by hand where the browser does not do it. */
export function SourceDialog({ source, onClose }: { source: string; onClose: () => void }) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="source-title">
      <DialogTitle id="source-title">Signature source</DialogTitle>
      <DialogContent>
        <TextField
          multiline
          minRows={6}
          maxRows={14}
          label="HTML"
          value={source}
          autoFocus
          onFocus={({ target }) => target.select()}
          helperText="Press Ctrl+C or Command+C. Paste it where your email program accepts HTML."
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{ '& textarea': { fontFamily: 'monospace', wordBreak: 'break-all' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
