import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { StateMessage } from '../../feedback/StateMessage.tsx';
import { usePageTitle } from '../head/usePageTitle.ts';
import { PageContainer } from '../PageContainer.tsx';
import { useHeadingFocus } from '../useHeadingFocus.ts';

/** The 404 page of a signed-in member, inside the shell; logs the unknown path to the console. */
export function PortalNotFound() {
  usePageTitle('Page not found');
  const heading = useHeadingFocus();
  useEffect(() => console.warn('404: no page at', window.location.pathname), []);
  return (
    <PageContainer>
      <StateMessage
        scene="missing"
        title="Oops! Page not found"
        titleAs="h1"
        titleRef={heading}
        action={
          <Button component={Link} to={routePaths.officerPortal} variant="contained">
            Go to portal
          </Button>
        }
      >
        We couldn’t find a page at this address. The link may be out of date, or there may be a typo.
      </StateMessage>
    </PageContainer>
  );
}
