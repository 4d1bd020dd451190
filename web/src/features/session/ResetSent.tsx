import { Button, Stack, Typography } from '@mui/material';
import { ViewHeading } from './ViewHeading.tsx';

interface ResetSentProps {
  email: string;
  onAnother: () => void;
  onBack: () => void;
}

/** The link is on its way (spec public-site section 2, view 4); the same words whether there is such an account or not. */
export function ResetSent({ email, onAnother, onBack }: ResetSentProps) {
  return (
    <Stack spacing={2.5}>
      <ViewHeading takesFocus>Check your inbox</ViewHeading>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        If <strong>{email}</strong> can sign in here, an email with a link to set a new password is on its
        way.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Nothing there after a few minutes? Look in the spam folder, check the address above, then try again.
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
