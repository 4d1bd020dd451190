import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import emptyLot from '../../illustrations/drawn/emptyLot.svg?no-inline';
import { UnlistedHead } from './UnlistedHead.tsx';

interface NotFoundLayoutProps {
  /** In the browser's tab; the title when left out. */
  name?: string;
  /** Above the title. */
  overline?: string;
  title: string;
  /** What happened, and the way on. */
  children: ReactNode;
}

/** A public page for an address behind which there is nothing: words beside an empty lot, unlisted. */
export function NotFoundLayout({ name, overline, title, children }: NotFoundLayoutProps) {
  return (
    <Container sx={{ py: { xs: 7, md: 12 } }}>
      <UnlistedHead name={name ?? title} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'center',
        }}
      >
        <div>
          {overline && (
            <Typography variant="overline" color="secondary">
              {overline}
            </Typography>
          )}
          <Typography variant="h1" sx={{ mb: 2 }}>
            {title}
          </Typography>
          {children}
        </div>
        <Box
          component="img"
          src={emptyLot}
          alt=""
          width={520}
          height={320}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            borderRadius: '10px',
            bgcolor: 'primary.soft',
          }}
        />
      </Box>
    </Container>
  );
}
