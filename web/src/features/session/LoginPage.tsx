import { company } from '@brokerage/domain/company';
import { Alert, Box, Card, Link, Stack, Typography } from '@mui/material';
import type { MultiFactorResolver } from 'firebase/auth';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { type SessionEnd, useSession } from '../../lib/useSession.ts';
import { useNotify } from '../../ui/NotifyProvider.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { nextPath } from './nextPath.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';

const END_WORDS: Record<SessionEnd, string | undefined> = {
  left: undefined,
  disabled: 'You were signed out because your account is no longer active. Ask your administrator.',
  expired:
    'You were signed out because your session was ended, for instance by a new password. Please sign in again.',
  elsewhere:
    'You are signed out: your session ended, or you signed out in another window. Please sign in again.',
};

/** Staff sign-in: email and password, and the second factor for whoever has one. */
export function LoginPage() {
  usePageTitle('Officer sign-in');
  const session = useSession();
  const notify = useNotify();
  const [search] = useSearchParams();
  const [resolver, setResolver] = useState<MultiFactorResolver>();
  const [hint, setHint] = useState<string>();

  if (session.user) return <Navigate to={nextPath(search)} replace />;
  if (session.status === 'loading') return <PageSpinner />;

  const end = session.status === 'signed-out' && session.end ? END_WORDS[session.end] : undefined;
  const words = hint ?? end;
  const succeed = () =>
    notify({ title: 'Login Successful', text: 'Redirecting to portal...', severity: 'success' });

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: '1fr auto 2fr',
        justifyItems: 'center',
        px: 2,
        py: { xs: 3, sm: 6 },
      }}
    >
      <Stack spacing={3} sx={{ gridRow: 2, width: '100%', maxWidth: 440 }}>
        <Box sx={{ textAlign: 'center' }}>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {company.name}
          </Typography>
          <Typography variant="h1">Officer Portal</Typography>
        </Box>
        {words && <Alert severity="info">{words}</Alert>}
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          {resolver ? (
            <SecondFactorForm
              resolver={resolver}
              onSuccess={succeed}
              onBack={(reason) => {
                setResolver(undefined);
                setHint(reason);
              }}
            />
          ) : (
            <PasswordForm
              onSuccess={succeed}
              onSecondFactor={(challenge) => {
                setHint(undefined);
                setResolver(challenge);
              }}
            />
          )}
        </Card>
        <Link component={RouterLink} to={routePaths.home} sx={{ alignSelf: 'center', py: 1.25 }}>
          Back to the main site
        </Link>
      </Stack>
    </Box>
  );
}
