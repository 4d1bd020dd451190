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
        <Box sx={{ mr: 'auto' }}>We kept your answers from {day.format(savedAt)}.</Box>
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
          ? 'Your answers are kept in this browser only, for 30 days, until you send them.'
          : 'This browser does not let us keep your answers: they are lost when you close the page.'}
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
        This application was sent, or started over, in another tab. Nothing more can be sent from here.
      </Typography>
      <Button variant="contained" onClick={onReopen} sx={{ mt: 2 }}>
        Start a new application
      </Button>
    </Alert>
  );
}
