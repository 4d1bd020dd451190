import { type Action, can } from '@brokerage/domain/member/roles';
import { Button, Typography } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { type ReactNode, useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { routePaths, securityTabPath } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { takeLoginToast } from '../../feedback/loginToast.ts';
import { StateMessage } from '../../feedback/StateMessage.tsx';
import { useHeadingFocus } from '../useHeadingFocus.ts';
import { useSignOut } from './useSignOut.ts';

/** Tells a signed-in member that they don't have access to this page. */
function AccessDenied() {
  const heading = useHeadingFocus();
  const { isAdministrator } = useSignedIn();
  useEffect(() => {
    takeLoginToast();
  }, []);
  return (
    <StateMessage
      scene="denied"
      title="Access Denied"
      titleAs="h1"
      titleRef={heading}
      action={
        <Button component={Link} to={routePaths.officerPortal} variant="contained">
          Go to portal
        </Button>
      }
    >
      <Typography sx={{ mb: 1.5 }}>You don't have permission to view this page.</Typography>
      <Typography>
        {isAdministrator
          ? 'Your administrator role doesn’t include it. If you need it for your work, ask a super administrator.'
          : 'If you need it for your work, ask your administrator to change your role.'}
      </Typography>
    </StateMessage>
  );
}

/** For an administrator whose company requires a second factor that this session doesn't have. */
function SecondFactorNeeded() {
  const { user } = useSignedIn();
  const { leave, isLeaving } = useSignOut();
  const isEnrolled = multiFactor(user).enrolledFactors.some(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  const heading = useHeadingFocus();
  useEffect(() => {
    takeLoginToast();
  }, []);
  return (
    <StateMessage
      scene="denied"
      title="This page needs two-factor authentication"
      titleAs="h1"
      titleRef={heading}
      action={
        isEnrolled ? (
          <Button variant="contained" loading={isLeaving} onClick={() => leave('renewal')}>
            Sign in again
          </Button>
        ) : (
          <Button variant="contained" component={Link} to={securityTabPath}>
            Set up two-factor authentication
          </Button>
        )
      }
    >
      Your company requires two-factor authentication for administrators, so a stolen password alone can’t
      expose applicants’ data.{' '}
      {isEnrolled
        ? 'Yours is set up, but you signed in without it this time. Sign in again with your code.'
        : 'Set yours up now; it takes two minutes. Until then the rest of the portal works for you as it does for a loan officer.'}
    </StateMessage>
  );
}

/**
 * Shows its children or, as a route element, the routes below it to members with that permission; others get Access Denied, or what they're
 * missing.
 */
export function Requires({ action, children }: { action: Action; children?: ReactNode }) {
  const { member, withheldRole } = useSignedIn();
  if (can(member, action)) return children ?? <Outlet />;
  if (withheldRole && can({ ...member, role: withheldRole }, action)) return <SecondFactorNeeded />;
  return <AccessDenied />;
}
