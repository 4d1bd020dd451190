import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { routePaths } from '../../lib/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyLot } from '../../ui/EmptyLot.tsx';
import { UnlistedHead } from '../../ui/UnlistedHead.tsx';

/** No page has this address (spec public-site section 2). The path is logged. */
export function NotFoundPage() {
  useEffect(() => console.warn('404: no page at', window.location.pathname), []);
  return (
    <Container sx={{ py: { xs: 7, md: 12 } }}>
      <UnlistedHead name="Page not found" />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="overline" color="secondary">
            404
          </Typography>
          <Typography variant="h1" sx={{ mb: 2 }}>
            Oops! Page not found
          </Typography>
          <Typography variant="subtitle1" sx={{ mb: 4, maxWidth: '24em' }}>
            There is no house at this address. The link may be old, or a letter may have gone astray.
          </Typography>
          {/* A whole new page: the portal shows this one too, and the site is another app. */}
          <ButtonLink href={routePaths.home} variant="contained" size="large">
            Return to Home
          </ButtonLink>
        </div>
        <EmptyLot />
      </Box>
    </Container>
  );
}
