import { Alert, Button, Stack, Typography } from '@mui/material';
import { multiFactor, sendEmailVerification, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getErrorCode } from '../../lib/errors/getErrorCode.ts';
import { logError } from '../../lib/logError.ts';
import { securityTabPath } from '../../lib/routes/routePaths.ts';
import { securityErrorMessage } from '../../lib/session/securityErrorMessage.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import type { Confirm } from '../../ui/forms/reauthentication/useReauthentication.tsx';
import { ScanStep } from './ScanStep.tsx';
import { usePortalName } from './usePortalName.ts';

/** A second factor requires a verified email address, because recovery uses it. */
function VerifyEmailStep({ onVerified }: { onVerified: () => Promise<void> }) {
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
      notify({
        title: 'Email Sent',
        text: 'Open the link in the email, then come back here.',
        severity: 'success',
      });
    } catch (error) {
      setProblem(securityErrorMessage(error));
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
      setProblem(securityErrorMessage(error));
    }
    setBusy(undefined);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        First, verify your email. We’ll send a link to <strong>{user.email}</strong>. Open it, then come back
        here.
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
          {isSent ? 'Send again' : 'Send verification email'}
        </Button>
        <Button
          variant={isSent ? 'contained' : 'outlined'}
          loading={busy === 'checking'}
          disabled={busy !== undefined}
          onClick={() => void check()}
        >
          I’ve verified my email
        </Button>
      </Stack>
    </Stack>
  );
}

interface EnrollmentProps {
  confirm: Confirm;
  onEnrolled: () => void;
  onAlreadyEnrolled: () => void;
}

/** Sets up a second factor: a secret, shown as a QR code, and its first code. */
export function Enrollment({ confirm, onEnrolled, onAlreadyEnrolled }: EnrollmentProps) {
  const { user } = useSignedIn();
  const notify = useNotify();
  const issuer = usePortalName();
  // The same secret from the button to the first code: another one would make the scanned entry useless.
  const [secret, setSecret] = useState<TotpSecret>();
  const [isUnverified, setUnverified] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enableButton = useRef<HTMLButtonElement>(null);

  async function start(): Promise<void> {
    setProblem(undefined);
    setBusy(true);
    try {
      const session = await multiFactor(user).getSession();
      setSecret(await TotpMultiFactorGenerator.generateSecret(session));
      setUnverified(false);
      notify({
        title: '2FA Setup',
        text: 'Scan the QR code with your authenticator app',
        severity: 'info',
      });
    } catch (error) {
      await handle(error);
    }
    setBusy(false);
  }

  async function handle(error: unknown) {
    switch (getErrorCode(error)) {
      case 'auth/unverified-email':
        return setUnverified(true);
      case 'auth/requires-recent-login': {
        const isProven = await confirm({
          title: 'Confirm it’s you',
          text: 'You signed in a while ago. Enter your password again to change how you sign in.',
          action: 'Continue',
        });
        return isProven ? start() : undefined;
      }
      case 'auth/maximum-second-factor-count-exceeded':
        // It was set up in another window.
        await user.reload().catch((failure: unknown) => logError('Error checking MFA status', failure));
        return onAlreadyEnrolled();
      default:
        logError('MFA enrollment error', error);
        setProblem(securityErrorMessage(error));
    }
  }

  if (secret && issuer !== undefined) {
    return (
      <ScanStep
        secret={secret}
        issuer={issuer}
        onEnrolled={onEnrolled}
        onCancel={(reason) => {
          flushSync(() => {
            setSecret(undefined);
            setProblem(reason);
          });
          enableButton.current?.focus();
        }}
      />
    );
  }
  if (isUnverified) return <VerifyEmailStep onVerified={start} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Two-factor authentication isn’t set up, so your password is all anyone needs to get into your account.
        Once it’s on, someone who learns your password still can’t get in without your phone.
      </Typography>
      <Typography>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or
        1Password.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
      <Button
        ref={enableButton}
        variant="contained"
        loading={isBusy || issuer === undefined}
        onClick={() => void start()}
      >
        Enable 2FA
      </Button>
    </Stack>
  );
}
