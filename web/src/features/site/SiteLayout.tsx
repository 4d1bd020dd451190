import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { OfficerPortalButton } from './OfficerPortalButton.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The frame of every public page. It has the main landmark: a page brings its h1, not a main of its own. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <SiteHeader />
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        {children}
      </Box>
      <SiteFooter />
      <OfficerPortalButton />
    </Box>
  );
}
