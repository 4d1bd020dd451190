import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { EmptyLot } from '../../ui/EmptyLot.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** No page has this address (spec public-site section 2). The path is logged. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn('404: no page at', pathname), [pathname]);
  return (
    <Container sx={{ py: { xs: 7, md: 12 } }}>
      <PageTitle name="Page not found" />
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
          <Button component={Link} to={routePaths.home} variant="contained" size="large">
            Return to Home
          </Button>
        </div>
        <EmptyLot />
      </Box>
    </Container>
  );
}
