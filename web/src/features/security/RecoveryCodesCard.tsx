import { RECOVERY_CODE_COUNT } from '@brokerage/domain/security/recoveryCodes';
import { Alert, Button, Card, Stack, Typography } from '@mui/material';

interface RecoveryCodesCardProps {
  problem: string | undefined;
  isBusy: boolean;
  onCreate: () => void;
}

/** The way back in without the phone. How many codes are left only the server knows. */
export function RecoveryCodesCard({ problem, isBusy, onCreate }: RecoveryCodesCardProps) {
  return (
    <Card component="section" aria-labelledby="recovery-codes" sx={{ p: 2.5 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2" id="recovery-codes">
          Recovery codes
        </Typography>
        <Typography>
          Lost your phone? One of your {RECOVERY_CODE_COUNT} recovery codes lets you back in; each works once.
          New codes make all older ones worthless.
        </Typography>
        {problem && (
          <Alert severity="error" sx={{ width: '100%' }}>
            No recovery codes were made. {problem}
          </Alert>
        )}
        <Button variant="outlined" loading={isBusy} onClick={onCreate}>
          Create New Recovery Codes
        </Button>
      </Stack>
    </Card>
  );
}
