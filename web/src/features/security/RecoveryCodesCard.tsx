import { RECOVERY_CODE_COUNT } from '@brokerage/domain/security/recoveryCodes';
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';

interface RecoveryCodesCardProps {
  problem: string | undefined;
  isBusy: boolean;
  /** Codes were made here, but the person never confirmed that they saved them. */
  areUnsaved: boolean;
  onCreate: () => void;
}

/** The way back in without the phone. Only the server knows how many codes are left. */
export function RecoveryCodesCard({ problem, isBusy, areUnsaved, onCreate }: RecoveryCodesCardProps) {
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
            Couldn’t create recovery codes. {problem}
          </Alert>
        )}
        <Button variant="outlined" loading={isBusy} onClick={() => setAsking(true)}>
          Create New Recovery Codes
        </Button>
      </Stack>
      {isAsking && (
        <ActionDialog
          title="Replace your recovery codes?"
          action="Replace Codes"
          isDangerous
          onAct={() => {
            setAsking(false);
            onCreate();
            return undefined;
          }}
          onClose={() => setAsking(false)}
        >
          <Typography>The ten codes you saved will stop working.</Typography>
        </ActionDialog>
      )}
    </Card>
  );
}
