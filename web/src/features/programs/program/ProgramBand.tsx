import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a section lies on: the page's ground, white paper, or evergreen. */
export type Tone = 'plain' | 'raised' | 'dark';

interface ProgramBandProps {
  /** Also the anchor of the section. */
  id: string;
  title: string;
  lead?: string | undefined;
  tone?: Tone | undefined;
  /** On a wide screen the heading stands beside the content and not above it. */
  isBeside?: boolean | undefined;
  children: ReactNode;
}

/** A section of a program's page, named by its heading. */
export function ProgramBand({ id, title, lead, tone = 'plain', isBeside, children }: ProgramBandProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ py: { xs: 7, md: 10 }, ...tones[tone] }}>
      <Container sx={isBeside ? besideStyles : undefined}>
        <div>
          <Typography id={id} variant="h2" tabIndex={-1}>
            {title}
          </Typography>
          {lead && (
            <Typography
              sx={{
                mt: 1.5,
                maxWidth: isBeside ? '22em' : '34em',
                color: tone === 'dark' ? 'primary.soft' : 'text.secondary',
              }}
            >
              {lead}
            </Typography>
          )}
        </div>
        <Box sx={{ mt: { xs: 3, md: isBeside ? 0 : 5 } }}>{children}</Box>
      </Container>
    </Box>
  );
}

export const tones = {
  plain: {},
  raised: { bgcolor: 'background.paper' },
  dark: { bgcolor: 'primary.dark', color: 'primary.contrastText', '--focus-ring': 'var(--brass)' },
} as const satisfies Record<Tone, object>;

const besideStyles = {
  display: { md: 'grid' },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  alignItems: 'start',
} as const;
