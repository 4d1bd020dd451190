import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { UnlistedHead } from './UnlistedHead.tsx';

/** A lot with its mailbox and path, and the outline of the house that is not there. */
function EmptyLot() {
  return (
    <svg viewBox="0 0 520 320" width="100%" aria-hidden="true">
      <path d="M0 216Q120 190 250 206T520 194V320H0Z" fill="#c5d3c2" />
      <path d="M0 242Q160 228 300 238T520 232V320H0Z" fill="#8da98a" />
      <path d="m250 244 28 0 34 46h-96z" fill="#ead9b6" />
      <g fill="none" stroke="#7e5713" strokeWidth="2.500" strokeDasharray="7 7" strokeLinecap="round">
        <path d="M150 240V138L264 62l114 76v102z" />
        <path d="M132 150 264 62l132 88M314 94V66h24v44" />
        <path d="M244 240v-68h40v68M176 160h40v40h-40zM312 160h40v40h-40zM196 160v40M176 180h40M332 160v40M312 180h40" />
      </g>
      <path d="M0 290h520v9H0z" fill="#e4dac5" />
      <path d="M0 299h520v21H0z" fill="#7d837a" />
      <path d="M0 310h520" stroke="#e9dfc6" strokeWidth="2" strokeDasharray="28 22" />
      <path d="M396 234h6v56h-6z" fill="#6d5638" />
      <path d="M380 240v-14a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v14z" fill="#1e4034" />
      <path d="M380 240v-14a12 12 0 0 1 24 0v14z" fill="#47695b" />
      <path d="M418 200h3v24h-3zM418 200h13v8h-13z" fill="#a9644a" />
      <path d="M86 224h8l3 66H83z" fill="#6d5638" />
      <path
        d="M90 150c30-4 50 20 44 46 10 22-8 46-34 44-14 14-44 8-48-12-22-8-24-42-4-52 0-18 22-28 42-26z"
        fill="#47695b"
      />
      <path
        d="M72 168c16-12 36-6 40 8-8 14-32 16-40-8zM58 206c10-8 26-4 28 6-6 12-22 10-28-6z"
        fill="#86a08c"
      />
    </svg>
  );
}

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
        <EmptyLot />
      </Box>
    </Container>
  );
}
