import { Card, Stack, Typography } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { useSignedIn } from '../../lib/useSession.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { TabHeading } from './TabHeading.tsx';

/** Whether a second factor protects the account. A factor is listed only once its first code was verified. */
export function SecurityTab() {
  const { user } = useSignedIn();
  const isEnrolled = multiFactor(user).enrolledFactors.some(
    (factor) => factor.factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  return (
    <>
      <TabHeading title="Security" />
      <Card component="section" aria-labelledby="two-factor" sx={{ p: 2.5, maxWidth: 640 }}>
        <Stack
          direction="row"
          spacing={1}
          sx={{ justifyContent: 'space-between', alignItems: 'flex-start', mb: 1 }}
        >
          <Typography variant="h3" component="h2" id="two-factor">
            Two-factor authentication
          </Typography>
          {isEnrolled ? (
            <StatusChip label="Active" tone="success" />
          ) : (
            <StatusChip label="Not set up" tone="default" />
          )}
        </Stack>
        {isEnrolled ? (
          <>
            <Typography variant="subtitle2" component="p">
              2FA Enabled
            </Typography>
            <Typography>
              At each sign-in you enter a code from your authenticator app after your password. New phone, or
              lost it? Your administrator can help you back in.
            </Typography>
          </>
        ) : (
          <Typography>
            Two-factor authentication is not set up for your account: your password alone opens it. You can't
            set it up on this page yet. Ask your administrator if you want it now.
          </Typography>
        )}
      </Card>
    </>
  );
}
