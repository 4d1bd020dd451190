import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

interface OfficerLayoutProps {
  /** The link one level up, and a note to visitors who were redirected here. */
  head: ReactNode;
  portrait: ReactNode;
  name: ReactNode;
  /** Details that help to choose: licenses, topics, languages. */
  facts: ReactNode;
  /** How to reach the officer. */
  actions: ReactNode;
  /** The rest of the page, in the areas `about` and `topics`. */
  children: ReactNode;
}

/** The layout of an officer's page and its skeleton. On a phone, the actions follow the name; details come last. */
export function OfficerLayout({ head, portrait, name, facts, actions, children }: OfficerLayoutProps) {
  return (
    <Container sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 7, md: 12 }, minHeight: '80vh' }}>
      {head}
      <Box sx={grid}>
        <Box sx={portraitPlace}>{portrait}</Box>
        <Box sx={{ gridArea: 'name', minWidth: 0, alignSelf: { xs: 'center', lg: 'start' } }}>{name}</Box>
        <Box sx={actionsPlace}>{actions}</Box>
        {children}
        <Box sx={factsPlace}>{facts}</Box>
      </Box>
    </Container>
  );
}

const grid = {
  mt: { xs: 1, md: 2 },
  display: 'grid',
  alignItems: 'start',
  columnGap: { xs: 2, sm: 4, lg: 5 },
  rowGap: { xs: 2, sm: 2.5 },
  gridTemplateColumns: {
    xs: '112px minmax(0, 1fr)',
    sm: '224px minmax(0, 1fr)',
    lg: '256px minmax(0, 1fr) 344px',
  },
  gridTemplateAreas: {
    xs: '"portrait name" "actions actions" "about about" "topics topics" "facts facts"',
    lg: '"portrait name actions" "portrait about actions" "topics about actions" "topics facts actions"',
  },
  gridTemplateRows: { lg: 'auto auto auto 1fr' },
} as const;

const portraitPlace = {
  gridArea: 'portrait',
  aspectRatio: '1',
  '& > *': { width: '100%', height: '100%' },
} as const;

const factsPlace = { gridArea: 'facts', mt: { lg: 1 } } as const;

/** Next to the text on a large screen. */
const actionsPlace = {
  gridArea: 'actions',
  p: { lg: 3 },
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  borderRadius: '10px',
  bgcolor: { lg: 'background.paper' },
} as const;
