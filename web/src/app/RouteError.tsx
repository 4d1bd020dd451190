import { company } from '@brokerage/domain/company';
import { Button, Container, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** What a person sees when a page could not be shown: what to do, and whom to call. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error('Page failed', error), [error]);
  return (
    <Container maxWidth="sm" component="main" sx={{ py: 12 }}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">This page did not load</Typography>
        <Typography>
          It may be the connection. What you typed is kept in this browser. Try again, or call us at{' '}
          <a href={`tel:${company.phone}`}>{company.phoneDisplay}</a>.
        </Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Stack>
    </Container>
  );
}
