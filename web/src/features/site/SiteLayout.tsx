import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfficerPortalButton } from './OfficerPortalButton.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The frame of every public page. It has the main landmark: a page brings its h1, not a main of its own. */
export function SiteLayout() {
  useFocusOnNavigation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <SiteHeader />
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        <Outlet />
      </Box>
      <SiteFooter />
      <OfficerPortalButton />
      <ScrollRestoration />
    </Box>
  );
}
