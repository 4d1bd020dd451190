import type { CallableName } from '@brokerage/domain/callables';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { Box, Button, Container, Link, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useCompany } from '../../lib/company/useCompany.ts';
import { provideStepUp } from '../../lib/firebase/stepUp.ts';
import { markFirstListReady } from '../../lib/first-list/firstList.ts';
import { mailLink } from '../../lib/format/contact/mailLink.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { takeLoginToast } from '../../ui/feedback/loginToast.ts';
import { useDismissOnChange, useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { StateMessage } from '../../ui/feedback/StateMessage.tsx';
import { useReauthentication } from '../../ui/forms/reauthentication/useReauthentication.tsx';
import { usePageTitle } from '../../ui/layout/head/usePageTitle.ts';
import { PageSpinner } from '../../ui/layout/PageSpinner.tsx';
import { useSignOut } from '../../ui/layout/portal/useSignOut.ts';
import { ActivityReports } from './ActivityReports.tsx';
import { CompanyOfSession } from './CompanyOfSession.tsx';
import { SessionAge } from './SessionAge.tsx';
import { loginPath } from './sign-in/nextPath.ts';

/** Replaces the portal: says why it doesn't open, with a way to sign out. */
function MemberNotice({ title, children }: { title: string; children: ReactNode }) {
  const company = useCompany();
  usePageTitle(title);
  const { leave, isLeaving } = useSignOut();
  useEffect(() => {
    takeLoginToast();
    // There is no list to wait for here, so switch to the web fonts immediately.
    markFirstListReady();
  }, []);
  return (
    <Container maxWidth="sm" component="main" sx={{ py: { xs: 7, md: 12 } }}>
      <Typography variant="overline" component="p" align="center" sx={{ color: 'secondary.main' }}>
        {company.name}
      </Typography>
      <StateMessage
        scene="denied"
        title={title}
        titleAs="h1"
        action={
          <Button variant="contained" loading={isLeaving} onClick={() => leave()}>
            Sign Out
          </Button>
        }
      >
        <Box sx={{ '& p': { m: 0 }, '& p + p': { mt: 1.5 } }}>{children}</Box>
      </StateMessage>
    </Container>
  );
}

/** For a member whose access was ended while the portal was open. */
function DeactivatedPage() {
  return (
    <MemberNotice title="Your access has ended">{sessionErrors['access-deactivated'].sentence}</MemberNotice>
  );
}

/** Explains why a function that changes nothing requires the password. */
const REASONS: Partial<Record<CallableName, string>> = {
  'export-applications': 'You’re about to export applicants’ personal information.',
  'export-application': 'You’re about to export an applicant’s personal information.',
};

const toWords = (callable: CallableName) => ({
  title: 'Confirm it’s you',
  text: `${REASONS[callable] ?? 'This change affects your whole company.'} Enter your password again to continue. You won’t be asked again for 10 minutes.`,
  action: 'Continue',
});

/** Asks for the password, and the code if there is a second factor, when a function requires a fresh sign-in. */
function StepUp() {
  const { confirm, dialog } = useReauthentication();
  useEffect(() => provideStepUp((callable) => confirm(toWords(callable))), [confirm]);
  return dialog ?? null;
}

/** Shown to people who have an account but no role yet. The portal opens automatically once they get one. */
function NoAccessPage() {
  const company = useCompany();
  const { user } = useSession();
  return (
    <MemberNotice title="No access yet">
      <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
        You’re signed in as <strong>{user?.email}</strong>, but this account has no role in the portal.
      </Box>
      <p>
        Ask your administrator to give you one, or write to{' '}
        <Link href={mailLink(company.mailbox)}>{company.mailbox}</Link>. Leave this page open. The portal
        opens as soon as you have a role.
      </p>
    </MemberNotice>
  );
}

/** Lets members through to the routes below and redirects visitors to the sign-in page. */
export function ProtectedRoute() {
  const session = useSession();
  const { leave, isLeaving } = useSignOut();
  const location = useLocation();
  switch (session.status) {
    case 'signed-in':
      return (
        <>
          <CompanyOfSession tenantId={session.member.tenant_id}>
            <Outlet />
          </CompanyOfSession>
          <Greeting />
          <StepUp />
          <SessionAge />
          <ActivityReports />
        </>
      );
    case 'signed-out':
      // After Sign Out, don't return to this page.
      return <Navigate to={loginPath(session.end === 'left' ? undefined : location)} replace />;
    case 'no-access':
      return <NoAccessPage />;
    case 'deactivated':
      return <DeactivatedPage />;
    case 'failed':
      return (
        <main>
          <ErrorState titleAs="h1" title="We couldn’t check your access" onRetry={session.retry}>
            You’re signed in as {session.user.email}. Check your connection, then try again.
          </ErrorState>
          <Box sx={{ textAlign: 'center' }}>
            <Button loading={isLeaving} onClick={() => leave()}>
              Sign Out
            </Button>
          </Box>
        </main>
      );
    case 'loading':
      return (
        <main>
          {session.unreachable ? (
            <div role="status">
              <StateMessage scene="offline" title="We can’t reach the server" titleAs="h1">
                Check your connection. The portal opens as soon as you’re back online.
              </StateMessage>
            </div>
          ) : (
            <PageSpinner />
          )}
        </main>
      );
  }
}

/** How long "Redirecting" is shown: about as long as the first lists load. */
const REDIRECTING_MS = 2500;

/** Shows "Login Successful" after the page has rendered: a page that denies access cancels the toast. */
function Greeting() {
  const notify = useNotify();
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const greeting = takeLoginToast();
    if (!greeting) return;
    notify(greeting);
    if (greeting.text?.startsWith('Redirecting')) setTimeout(() => setArrived(true), REDIRECTING_MS);
  }, [notify]);
  useDismissOnChange(hasArrived);
  return null;
}
