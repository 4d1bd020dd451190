import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface BranchLayoutProps {
  /** One level up. */
  head: ReactNode;
  picture: ReactNode;
  caption?: string | undefined;
  name: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
  /** Full-width content below. */
  children?: ReactNode;
}

/**
 * The layout of a branch page and its skeleton. On a phone, the name comes first, and the apply and call buttons follow right after the
 * picture.
 */
export function BranchLayout({ head, picture, caption, name, facts, actions, children }: BranchLayoutProps) {
  return (
    <Container sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 7, md: 12 }, minHeight: '100vh' }}>
      {head}
      <Box sx={grid}>
        <Box sx={{ gridArea: 'name' }}>{name}</Box>
        <Box component="figure" sx={figure}>
          <Box sx={pictureFrame}>{picture}</Box>
          {caption && (
            <Box component="figcaption" sx={captionStyles}>
              {caption}
            </Box>
          )}
        </Box>
        <Box sx={{ gridArea: 'facts' }}>{facts}</Box>
        <Box sx={actionsPlace}>{actions}</Box>
      </Box>
      {children}
    </Container>
  );
}

const grid = {
  mt: { xs: 1, md: 2 },
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 2, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
  gridTemplateAreas: {
    xs: '"name" "picture" "actions" "facts"',
    md: '"picture name" "picture facts" "picture actions"',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
} as const;

const figure = {
  gridArea: 'picture',
  m: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;

/** Close to the drawing's aspect ratio, so that towers and trees at its edges aren't cropped. `placeFocus` chooses the crop for this ratio. */
const pictureFrame = {
  flex: 'none',
  aspectRatio: { xs: '2', md: '3 / 2' },
  borderRadius: '10px',
  overflow: 'hidden',
} as const;

const captionStyles = { mt: 1, typography: 'body2', color: 'text.secondary' } as const;

const actionsPlace = {
  gridArea: 'actions',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  // Side by side if both fit, stacked on a small phone.
  '& > a': { whiteSpace: 'nowrap', flex: { xs: '1 1 auto', sm: 'none' } },
} as const;
