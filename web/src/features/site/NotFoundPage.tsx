import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NotFoundLayout } from '../../ui/layout/NotFoundLayout.tsx';

/** The 404 page; logs the unknown path to the console. */
export function NotFoundPage() {
  useEffect(() => console.warn('404: no page at', window.location.pathname), []);
  return (
    <NotFoundLayout name="Page not found" overline="404" title="Oops! Page not found">
      <Typography variant="subtitle1" sx={{ mb: 4, maxWidth: '24em' }}>
        We couldn’t find a page at this address. The link may be out of date, or there may be a typo.
      </Typography>
      {/* A whole new page: the portal shows this one too, and the site is another app. */}
      <ButtonLink href={routePaths.home} variant="contained" size="large">
        Return to Home
      </ButtonLink>
    </NotFoundLayout>
  );
}
