import { Button, Stack, Typography } from '@mui/material';
import { ViewHeading } from './ViewHeading.tsx';

interface ResetSentProps {
  email: string;
  onAnother: () => void;
  onBack: () => void;
}

/** Says that the reset email was sent, in the same words for unknown accounts so strangers can't tell who has one. */
export function ResetSent({ email, onAnother, onBack }: ResetSentProps) {
  return (
    <Stack spacing={2.5}>
      <ViewHeading takesFocus>Check your inbox</ViewHeading>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        If <strong>{email}</strong> can sign in here, an email with a link to set a new password is on its
        way.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Don’t see it after a few minutes? Check your spam folder and the address above, then try again.
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Button variant="text" onClick={onAnother}>
          Try Again
        </Button>
        <Button variant="contained" size="large" onClick={onBack}>
          Back to Login
        </Button>
      </Stack>
    </Stack>
  );
}
