import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CalculatorTabs } from './CalculatorTabs.tsx';

interface CalculatorHeadProps {
  title: string;
  lead: string;
  /** Image URL, 400 x 280. */
  picture: string;
  /** Links to the rest of the page. */
  children?: ReactNode;
}

/** The header of each calculator page. It has the same height on all of them, and its title
 * at the same place, so nothing moves between tabs. */
export function CalculatorHead({ title, lead, picture, children }: CalculatorHeadProps) {
  return (
    <Box sx={band}>
      <Container>
        <Box className="print-sheet" sx={head}>
          <Box sx={{ alignSelf: 'start', pt: { md: 3 } }}>
            <Typography variant="h1" sx={{ fontSize: { md: '2.75rem' } }}>
              {title}
            </Typography>
            <Typography
              className="no-print"
              variant="subtitle1"
              sx={{ mt: 1.5, maxWidth: '34em', color: 'text.secondary', textWrap: 'balance' }}
            >
              {lead}
            </Typography>
            {children}
          </Box>
          <Box component="img" src={picture} alt="" width={400} height={280} sx={pictureStyles} />
        </Box>
        <CalculatorTabs />
      </Container>
    </Box>
  );
}

const band = {
  pb: { xs: 2, md: 0 },
  bgcolor: 'background.paper',
  // On phones the answer follows immediately and has its own rule.
  borderBottom: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

const head = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  pt: { xs: 4, md: 3 },
  minHeight: { md: 208 },
} as const;

/** On phones the text and links come first. */
const pictureStyles = { display: { xs: 'none', md: 'block' }, width: 240, height: 'auto' } as const;
