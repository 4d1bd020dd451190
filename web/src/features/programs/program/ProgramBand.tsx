import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A section's background: the page's own color, white, or dark green. */
export type Tone = 'plain' | 'raised' | 'dark';

interface ProgramBandProps {
  /** Also the section's anchor. */
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: Tone | undefined;
  /** Puts the heading next to the content on wide screens instead of above it. */
  isBeside?: boolean | undefined;
  /** Decorative: below a heading that is next to the content, otherwise at the right of both. */
  picture?: string | undefined;
  children: ReactNode;
}

/** A section of a program's page, labeled by its heading. */
export function ProgramBand({
  id,
  title,
  lead,
  tone = 'plain',
  isBeside,
  picture,
  children,
}: ProgramBandProps) {
  const image = picture && (
    <Box component="img" src={picture} alt="" width={400} height={280} loading="lazy" sx={pictureStyles} />
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ py: { xs: 7, md: 10 }, ...tones[tone] }}>
      <Container sx={isBeside ? besideStyles : picture ? pictureAtRight : undefined}>
        <Box sx={isBeside && image ? headBesidePicture : undefined}>
          <Typography id={id} variant="h2" tabIndex={-1}>
            {title}
          </Typography>
          {lead && (
            <Typography
              sx={{
                mt: 1.5,
                maxWidth: { xs: '34em', md: isBeside ? '22em' : '40em' },
                textWrap: 'balance',
                color: tone === 'dark' ? 'primary.soft' : 'text.secondary',
              }}
            >
              {lead}
            </Typography>
          )}
          {isBeside && image}
        </Box>
        <Box
          sx={{ mt: { xs: 3, md: isBeside ? 0 : 5 }, alignSelf: image && !isBeside ? 'center' : undefined }}
        >
          {children}
        </Box>
        {!isBeside && image}
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

/** On tablets the picture is to the right of the heading. */
const headBesidePicture = {
  display: { sm: 'grid', md: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  gridTemplateRows: 'auto 1fr',
  columnGap: 4,
  '& > img': { gridColumn: 2, gridRow: '1 / span 2', mt: { sm: 0, md: 4 } },
} as const;

/** Phones show only the hero's picture, to keep pages short. */
const pictureStyles = {
  display: { xs: 'none', sm: 'block' },
  width: '100%',
  maxWidth: { xs: 220, md: 440 },
  height: 'auto',
  mt: { xs: 3, md: 4 },
  mx: { xs: 'auto', md: 0 },
} as const;

const pictureAtRight = {
  display: { md: 'grid' },
  columnGap: 10,
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  '& > img': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center', justifySelf: 'end' },
} as const;
