import { Stack } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { useReducer } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useReauthentication } from '../../ui/forms/useReauthentication.tsx';
import { TabHeading } from '../../ui/layout/TabHeading.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import { useRecoveryCodes } from './useRecoveryCodes.ts';

/** Has the server record and mail the change. Where this call is lost, the next one, or the daily job, notices it. */
const reportChange = () => callFunction('confirm-second-factor', {}).catch(() => undefined);

/** Two-factor setup, recovery codes and sessions. Auth lists a factor only after its first code was verified. */
export function SecurityTab() {
  const { user } = useSignedIn();
  const notify = useNotify();
  // The SDK changes the user in place.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const factor = multiFactor(user).enrolledFactors.find(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  const { confirm, dialog } = useReauthentication();
  const recovery = useRecoveryCodes(confirm);
  return (
    <>
      <TabHeading title="Security" />
      <Stack spacing={3} sx={{ maxWidth: 680 }}>
        <TwoFactorCard
          factor={factor}
          confirm={confirm}
          onEnrolled={() => {
            notify({
              title: 'Two-factor authentication is on',
              text: 'From now on you’ll enter a code when you sign in.',
              severity: 'success',
            });
            lookAgain();
            void reportChange().then(() => recovery.create());
          }}
          onChanged={() => {
            lookAgain();
            void reportChange();
          }}
        />
        {factor && (
          <RecoveryCodesCard
            problem={recovery.problem}
            isBusy={recovery.isBusy}
            areUnsaved={recovery.areUnsaved}
            onCreate={() => void recovery.create()}
          />
        )}
        <SessionsCard />
      </Stack>
      {dialog}
      {recovery.codes && <RecoveryCodesDialog codes={recovery.codes} onDone={recovery.putAway} />}
    </>
  );
}
