import { Alert, Box, Button, Typography } from '@mui/material';
import { StartOver } from './StartOver.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Says that earlier answers were found. */
export function RestoredNotice({ savedAt, onStartOver }: { savedAt: Date; onStartOver: () => void }) {
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 3, '& .MuiAlert-message': { flexGrow: 1, py: 0.25, overflow: 'visible' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Box sx={{ mr: 'auto' }}>We saved your answers from {day.format(savedAt)}.</Box>
        <StartOver onConfirm={onStartOver} />
      </Box>
    </Alert>
  );
}

/** Says where the answers are meanwhile. */
export function KeepingNote({ isKept, onStartOver }: { isKept: boolean; onStartOver?: () => void }) {
  return (
    <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {isKept
          ? 'Your answers are saved only in this browser for 30 days, or until you send them.'
          : "This browser doesn't let us save your answers. You'll lose them if you close the page."}
      </Typography>
      {onStartOver && <StartOver onConfirm={onStartOver} />}
    </Box>
  );
}

/** In place of the form, when another tab has sent the application or begun it again. */
export function TakenNotice({ onReopen }: { onReopen: () => void }) {
  return (
    <Alert severity="info" role="alert" sx={{ my: 4 }}>
      <Typography>
        This application was sent, or started over, in another tab. You can't send it from here.
      </Typography>
      <Button variant="contained" onClick={onReopen} sx={{ mt: 2 }}>
        Start a new application
      </Button>
    </Alert>
  );
}
