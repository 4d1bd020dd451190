import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import emptyLot from '../../illustrations/drawn/emptyLot.svg?no-inline';
import { UnlistedHead } from './head/UnlistedHead.tsx';

interface NotFoundLayoutProps {
  /** Above the title. */
  overline?: string;
  /** The first words of the heading, before the title: a line may break after them, but not within the title. */
  opener?: string;
  /** What happened, and what to do next. */
  title: string;
  /** What happened, and links to continue. */
  children: ReactNode;
}

/** A public page for a URL without content: text next to a picture of an empty lot, hidden from search engines. */
export function NotFoundLayout({ overline, opener, title, children }: NotFoundLayoutProps) {
  return (
    <Container sx={{ py: { xs: 7, md: 12 } }}>
      <UnlistedHead name={title} />
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
            {opener ? (
              <>
                {opener} <span style={{ whiteSpace: 'nowrap' }}>{title}</span>
              </>
            ) : (
              title
            )}
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
