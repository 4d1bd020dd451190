import { company } from '@brokerage/domain/company/company';
import { Box, Card, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { routePaths } from '../../lib/routes/routePaths.ts';

/** Around each of the login page's views: whose portal it is, and the way to the main site. `above` stands over the card. */
export function LoginFrame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: '1fr auto 2fr',
        justifyItems: 'center',
        px: 2,
        py: { xs: 3, sm: 6 },
      }}
    >
      <Stack spacing={3} sx={{ gridRow: 2, width: '100%', maxWidth: 440 }}>
        <Box sx={{ textAlign: 'center' }}>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {company.name}
          </Typography>
          <Typography variant="h1">Officer Portal</Typography>
        </Box>
        {above}
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>{children}</Card>
        <Link href={routePaths.home} sx={{ alignSelf: 'center', py: 1.25 }}>
          Back to the main site
        </Link>
      </Stack>
    </Box>
  );
}
