import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/useSession.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { takeLoginToast } from '../../ui/feedback/loginToast.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { PageSpinner } from '../../ui/layout/PageSpinner.tsx';
import { ActivityReports } from './ActivityReports.tsx';
import { DeactivatedPage } from './DeactivatedPage.tsx';
import { NoAccessPage } from './NoAccessPage.tsx';
import { loginPath } from './nextPath.ts';
import { SessionAge } from './SessionAge.tsx';
import { StepUp } from './StepUp.tsx';

/** Lets members through to the routes below and sends visitors to the sign-in. */
export function ProtectedRoute() {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'signed-in':
      return (
        <>
          <Outlet />
          <Greeting />
          <StepUp />
          <SessionAge />
          <ActivityReports />
        </>
      );
    case 'signed-out':
      // Who leaves on purpose is not on the way to anywhere.
      return <Navigate to={loginPath(session.end === 'left' ? undefined : location)} replace />;
    case 'no-access':
      return <NoAccessPage />;
    case 'deactivated':
      return <DeactivatedPage />;
    case 'failed':
      return (
        <main>
          <ErrorState title="We couldn’t check your access" onRetry={session.retry}>
            You are signed in as {session.user.email}. Check your connection, then try again.
          </ErrorState>
          <Box sx={{ textAlign: 'center' }}>
            <Button onClick={() => void session.signOut()}>Sign Out</Button>
          </Box>
        </main>
      );
    case 'loading':
      return (
        <main>
          <PageSpinner />
          {session.unreachable && (
            <Typography role="status" align="center" sx={{ color: 'text.secondary', px: 2 }}>
              We can't reach the server. Check your connection. The portal opens as soon as you're back
              online.
            </Typography>
          )}
        </main>
      );
  }
}

/** Says "Login Successful" after the page has had its say: one that denies access takes the greeting away. */
function Greeting() {
  const notify = useNotify();
  useEffect(() => {
    const greeting = takeLoginToast();
    if (greeting) notify(greeting);
  }, [notify]);
  return null;
}
