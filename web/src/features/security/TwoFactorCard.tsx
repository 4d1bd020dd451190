import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { type MultiFactorInfo, multiFactor } from 'firebase/auth';
import { useState } from 'react';
import { formatDate } from '../../lib/format/time/formatDate.ts';
import { securityErrorMessage } from '../../lib/session/securityErrorMessage.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import type { Confirm } from '../../ui/forms/reauthentication/useReauthentication.tsx';
import { useSignOut } from '../../ui/layout/portal/useSignOut.ts';
import { Enrollment } from './Enrollment.tsx';

interface TwoFactorCardProps {
  factor: MultiFactorInfo | undefined;
  confirm: Confirm;
  onEnrolled: () => void;
  /** The factor is gone, or was never there. */
  onChanged: () => void;
}

/** Whether a second factor protects the account, and how to set it up or turn it off. */
export function TwoFactorCard({ factor, confirm, onEnrolled, onChanged }: TwoFactorCardProps) {
  const { withheldRole } = useSignedIn();
  const { leave, isLeaving } = useSignOut();
  return (
    <Card component="section" aria-labelledby="two-factor" sx={{ p: 2.5 }}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start', mb: 1 }}
      >
        <Typography variant="h3" component="h2" id="two-factor" sx={{ textWrap: 'balance' }}>
          Two-factor authentication
        </Typography>
        <Box sx={{ flex: 'none' }}>
          {factor ? (
            <StatusChip label="Active" tone="success" />
          ) : (
            <StatusChip label="Not set up" tone="default" />
          )}
        </Box>
      </Stack>
      {withheldRole && (
        <Alert
          severity="warning"
          sx={{ my: 2 }}
          action={
            factor && (
              <Button color="inherit" loading={isLeaving} onClick={() => leave('renewal')}>
                Sign in again
              </Button>
            )
          }
        >
          {factor
            ? 'You signed in without two-factor authentication this time. Sign in again with your code to open your administrator pages.'
            : 'Your company requires two-factor authentication for administrators. Set it up to open your administrator pages.'}
        </Alert>
      )}
      {factor ? (
        <Enabled factor={factor} confirm={confirm} onDisabled={onChanged} />
      ) : (
        <Enrollment confirm={confirm} onEnrolled={onEnrolled} onAlreadyEnrolled={onChanged} />
      )}
    </Card>
  );
}

interface EnabledProps {
  factor: MultiFactorInfo;
  confirm: Confirm;
  onDisabled: () => void;
}

function Enabled({ factor, confirm, onDisabled }: EnabledProps) {
  const { user } = useSignedIn();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  async function disable() {
    const isProven = await confirm({
      title: 'Turn off two-factor authentication?',
      text: 'You’ll sign in with just your password. Confirm that it’s you.',
      action: 'Turn off',
    });
    if (!isProven) return;
    setBusy(true);
    try {
      await multiFactor(user).unenroll(factor);
      notify({
        title: '2FA Disabled',
        text: 'You now sign in with just your password.',
        severity: 'success',
      });
      onDisabled();
    } catch (error) {
      notify({ title: '2FA is still on', text: securityErrorMessage(error), severity: 'error' });
      setBusy(false);
    }
  }

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <div>
        <Typography variant="subtitle2" component="p">
          2FA Enabled
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {factor.displayName} · since {formatDate(new Date(factor.enrollmentTime))}
        </Typography>
      </div>
      <Typography>
        When you sign in, you enter a code from your authenticator app after your password. New phone? Turn it
        off here, then set it up again with the new one.
      </Typography>
      <Button variant="outlined" color="error" loading={isBusy} onClick={() => void disable()}>
        Turn off
      </Button>
    </Stack>
  );
}
