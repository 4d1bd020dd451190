import { Alert, Button, Stack, Typography } from '@mui/material';
import { sendEmailVerification } from 'firebase/auth';
import { useState } from 'react';
import { securityTabPath } from '../../lib/routes/routePaths.ts';
import { securitySentence } from '../../lib/session/securitySentence.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';

/** A second factor wants an address that is known to be the person's: recovery goes through it. */
export function VerifyEmailStep({ onVerified }: { onVerified: () => Promise<void> }) {
  const { user } = useSignedIn();
  const notify = useNotify();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send() {
    setBusy('sending');
    setProblem(undefined);
    try {
      await sendEmailVerification(user, { url: `${window.location.origin}${securityTabPath}` });
      setSent(true);
      notify({ title: 'Email Sent', text: 'Open the link in it, then come back here.', severity: 'success' });
    } catch (error) {
      setProblem(securitySentence(error));
    }
    setBusy(undefined);
  }

  async function check() {
    setBusy('checking');
    setProblem(undefined);
    try {
      await user.reload();
      if (user.emailVerified) await onVerified();
      else setProblem('Not verified yet. Open the link in the email, then try again.');
    } catch (error) {
      setProblem(securitySentence(error));
    }
    setBusy(undefined);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        First, verify your email. We’ll send a link to <strong>{user.email}</strong>, you open it, and come
        back here.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant={isSent ? 'outlined' : 'contained'}
          loading={busy === 'sending'}
          disabled={busy !== undefined}
          onClick={() => void send()}
        >
          {isSent ? 'Send Again' : 'Send Verification Email'}
        </Button>
        <Button
          variant={isSent ? 'contained' : 'outlined'}
          loading={busy === 'checking'}
          disabled={busy !== undefined}
          onClick={() => void check()}
        >
          I Have Verified
        </Button>
      </Stack>
    </Stack>
  );
}
