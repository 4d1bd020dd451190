import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NotFoundLayout } from '../../ui/layout/NotFoundLayout.tsx';

/** The most visited pages. */
const PLACES = [
  { label: 'Monthly payment calculator', to: `${sitePaths.resources}#mortgage-calculator` },
  { label: 'All ten loan programs', to: sitePaths.loanPrograms },
  { label: 'Branches and loan officers', to: sitePaths.branches },
  { label: 'Phone, email and hours', to: sitePaths.contact },
] as const;

/** The 404 page; logs the unknown path to the console. */
export function NotFoundPage() {
  useEffect(() => console.warn('404: no page at', window.location.pathname), []);
  return (
    <NotFoundLayout overline="404" opener="Oops!" title="Page not found">
      <Typography variant="subtitle1" sx={{ mb: 4, maxWidth: '24em' }}>
        We couldn’t find a page at this address. The link may be out of date, or there may be a typo.
      </Typography>
      {/* A full page load, because the portal shows this page too, and the site is another app. */}
      <ButtonLink
        href={sitePaths.home}
        variant="contained"
        size="large"
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Return to Home
      </ButtonLink>
      <Box component="nav" aria-label="Popular pages" sx={{ mt: 5, maxWidth: 480 }}>
        <Typography variant="subtitle2">Or try one of these</Typography>
        <Box component="ul" sx={places}>
          {PLACES.map(({ label, to }) => (
            <li key={to}>
              <Link href={to}>{label}</Link>
            </li>
          ))}
        </Box>
      </Box>
    </NotFoundLayout>
  );
}

const places = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > li': { borderTop: 1, borderColor: 'divider' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 48 },
} as const;
