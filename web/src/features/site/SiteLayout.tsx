import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { OfficerPortalButton } from '../../ui/layout/site/OfficerPortalButton.tsx';
import { SkipLink } from '../../ui/layout/site/SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/**
 * The layout of public pages. It has the main landmark: a page brings its h1, but no main of its own. Each part is a Suspense boundary,
 * because React hydrates the content of one in small slices, and the rest in one go.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <Suspense>
        <SiteHeader />
      </Suspense>
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        <Suspense>{children}</Suspense>
      </Box>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <OfficerPortalButton />
    </Box>
  );
}
