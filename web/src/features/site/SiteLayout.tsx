import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense } from 'react';
import { OfficerPortalButton } from './OfficerPortalButton.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The first stop of the keyboard: past the header to the page. */
function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)', height: 1, width: 1, overflow: 'hidden' },
      }}
    >
      Skip to content
    </Link>
  );
}

/**
 * The frame of every public page. It has the main landmark: a page brings its h1, not a main of its own. Each part is a
 * Suspense boundary, because React hydrates what is in one in small slices, and the rest in one go.
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
