import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { OfficerPortalButton } from '../../ui/layout/site/OfficerPortalButton.tsx';
import { SkipLink } from '../../ui/layout/site/SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/**
 * The layout of public pages. It has the main landmark, so a page provides its h1 but not its own main. Each part is a Suspense boundary,
 * because React hydrates a boundary's content in small slices and everything else in one go.
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
