import { Button, Stack, Typography } from '@mui/material';
import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { securityTabPath } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { takeLoginToast } from '../feedback/loginToast.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** For an administrator whose company asks for a second factor that this session does not have. */
export function SecondFactorNeeded() {
  const { user, signOut } = useSignedIn();
  const isEnrolled = multiFactor(user).enrolledFactors.some(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  const heading = useHeadingFocus();
  useEffect(() => {
    takeLoginToast();
  }, []);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 6 }}>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        This page needs two-factor authentication
      </Typography>
      <Typography sx={{ maxWidth: '60ch' }}>
        Your company requires a second factor for administrators, so a stolen password alone can't expose
        applicants' data.{' '}
        {isEnrolled
          ? 'Yours is set up, but you signed in without it this time. Sign in again with your code.'
          : 'Set yours up now; it takes two minutes. Until then the rest of the portal is open to you as to a loan officer.'}
      </Typography>
      {isEnrolled ? (
        <Button variant="contained" onClick={() => void signOut('renewal')}>
          Sign In Again
        </Button>
      ) : (
        <Button variant="contained" component={Link} to={securityTabPath}>
          Set Up Two-Factor Authentication
        </Button>
      )}
    </Stack>
  );
}
