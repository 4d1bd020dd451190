import { RECOVERY_CODE_COUNT } from '@brokerage/domain/security/recoveryCodes';
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { useReducer, useState } from 'react';
import { hasErrorCode, toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { type Confirm, useReauthentication } from '../../ui/forms/reauthentication/useReauthentication.tsx';
import { FORM_WIDTH } from '../../ui/layout/portal/PortalPage.tsx';
import { TabHeading } from '../../ui/layout/portal/TabHeading.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import { hasUnsavedRecoveryCodes, markRecoveryCodes } from './unsavedRecoveryCodes.ts';

/** Has the server record and email the change. If this call is lost, the next one, or the daily job, notices it. */
const reportChange = () => callFunction('confirm-second-factor', {}).catch(() => undefined);

interface RecoveryCodesCardProps {
  problem: string | undefined;
  isBusy: boolean;
  /** Codes were made here, but the person never confirmed that they saved them. */
  areUnsaved: boolean;
  onCreate: () => void;
}

/** Recovery without the phone. Only the server knows how many codes are left. */
function RecoveryCodesCard({ problem, isBusy, areUnsaved, onCreate }: RecoveryCodesCardProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card component="section" aria-labelledby="recovery-codes" sx={{ p: 2.5 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2" id="recovery-codes">
          Recovery codes
        </Typography>
        <Typography>
          Lost your phone? One of your {RECOVERY_CODE_COUNT} recovery codes lets you back in; each works once.
          New codes replace the old ones.
        </Typography>
        {areUnsaved && (
          <Alert role="note" severity="warning" sx={{ width: '100%' }}>
            You haven’t confirmed that you saved your new codes. If you don’t have them, create new ones.
          </Alert>
        )}
        {problem && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {problem}
          </Alert>
        )}
        <Button variant="outlined" loading={isBusy} onClick={() => setAsking(true)}>
          Create new recovery codes
        </Button>
      </Stack>
      {isAsking && (
        <ActionDialog
          title="Replace your recovery codes?"
          action="Replace codes"
          isDangerous
          onAct={() => {
            setAsking(false);
            onCreate();
            return undefined;
          }}
          onClose={() => setAsking(false)}
        >
          <Typography>The {RECOVERY_CODE_COUNT} codes you saved will stop working.</Typography>
        </ActionDialog>
      )}
    </Card>
  );
}

interface RecoveryCodes {
  /** The new codes, until they are dismissed; they can't be shown again. */
  codes: readonly string[] | undefined;
  problem: string | undefined;
  isBusy: boolean;
  /** Codes were shown in this browser and never confirmed as saved. */
  areUnsaved: boolean;
  create: () => Promise<void>;
  dismissCodes: () => void;
}

/** Creates ten recovery codes that replace all older ones; asks for the password if the last sign-in is too old. */
function useRecoveryCodes(confirm: Confirm): RecoveryCodes {
  const { user } = useSignedIn();
  const [areUnsaved, setUnsaved] = useState(() => hasUnsavedRecoveryCodes(user.uid));
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function mark(unsaved: boolean) {
    markRecoveryCodes(user.uid, unsaved);
    setUnsaved(unsaved);
  }

  async function request(mayConfirm: boolean): Promise<void> {
    try {
      const created = await callFunction('create-recovery-codes', {});
      mark(true);
      setCodes(created.codes);
    } catch (error) {
      if (!mayConfirm || !hasErrorCode(error, 'sign-in-not-recent'))
        return setProblem(toErrorMessage(error, 'Couldn’t create recovery codes.'));
      const isProven = await confirm({
        title: 'Confirm it’s you',
        text: 'Recovery codes open your account without your phone. Enter your password again to get new ones.',
        action: 'Continue',
      });
      if (isProven) await request(false);
    }
  }

  const create = async () => {
    setProblem(undefined);
    setBusy(true);
    await request(true);
    setBusy(false);
  };
  const dismissCodes = () => {
    mark(false);
    setCodes(undefined);
  };
  return { codes, problem, isBusy, areUnsaved, create, dismissCodes };
}

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
      <Stack spacing={3} sx={{ maxWidth: FORM_WIDTH }}>
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
      {recovery.codes && <RecoveryCodesDialog codes={recovery.codes} onDone={recovery.dismissCodes} />}
    </>
  );
}
