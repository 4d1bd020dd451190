import { Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { takeLoginToast } from '../feedback/loginToast.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** Tells a signed-in member that they may not see this page. */
export function AccessDenied() {
  const heading = useHeadingFocus();
  useEffect(() => {
    takeLoginToast();
  }, []);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 6 }}>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        Access Denied
      </Typography>
      <Typography>You don't have permission to view this page.</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        If you need it for your work, ask your administrator to change your role.
      </Typography>
      <Button component={Link} to={routePaths.officerPortal} variant="contained">
        Go to portal
      </Button>
    </Stack>
  );
}
