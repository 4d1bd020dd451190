import { Alert, Button, Stack, Typography } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth';
import { useState } from 'react';
import { logError } from '../../lib/logError.ts';
import { securitySentence } from '../../lib/session/securitySentence.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import type { Confirm } from '../../ui/forms/useReauthentication.tsx';
import { ScanStep } from './ScanStep.tsx';
import { usePortalName } from './usePortalName.ts';
import { VerifyEmailStep } from './VerifyEmailStep.tsx';

interface EnrolmentProps {
  confirm: Confirm;
  onEnrolled: () => void;
  onAlreadyEnrolled: () => void;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** From nothing to a second factor: a secret, shown as a QR code, and its first code. */
export function Enrolment({ confirm, onEnrolled, onAlreadyEnrolled }: EnrolmentProps) {
  const { user } = useSignedIn();
  const notify = useNotify();
  const issuer = usePortalName();
  // One secret from the button to the first code: another one would make the scanned entry worthless.
  const [secret, setSecret] = useState<TotpSecret>();
  const [isUnverified, setUnverified] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

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
    switch (codeOf(error)) {
      case 'auth/unverified-email':
        return setUnverified(true);
      case 'auth/requires-recent-login': {
        const isProven = await confirm({
          title: 'Confirm that it is you',
          text: 'You signed in a while ago. Enter your password again to change how you sign in.',
          action: 'Continue',
        });
        return isProven ? start() : undefined;
      }
      case 'auth/maximum-second-factor-count-exceeded':
        // Set up in another window.
        await user.reload().catch((failure: unknown) => logError('Error checking MFA status', failure));
        return onAlreadyEnrolled();
      default:
        logError('MFA enrollment error', error);
        setProblem(securitySentence(error));
    }
  }

  if (secret && issuer !== undefined) {
    return (
      <ScanStep
        secret={secret}
        issuer={issuer}
        onEnrolled={onEnrolled}
        onCancel={(reason) => {
          setSecret(undefined);
          setProblem(reason);
        }}
      />
    );
  }
  if (isUnverified) return <VerifyEmailStep onVerified={start} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Two-factor authentication isn't set up, so your password alone opens your account. Once it's on,
        someone who learns your password still can't get in without your phone.
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
      <Button variant="contained" loading={isBusy || issuer === undefined} onClick={() => void start()}>
        Enable 2FA
      </Button>
    </Stack>
  );
}
