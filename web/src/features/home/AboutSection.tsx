import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import atTheTable from '../../illustrations/drawn/atTheTable.svg';
import { inStates, sinceYear } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';

// Prerendered with the page; the map comes after it.
const WhereWeAre = lazy(async () => ({ default: (await import('./WhereWeAre.tsx')).WhereWeAre }));

/** Who the firm is and where; its figures stand further up. */
export function AboutSection() {
  const company = useCompany();
  const states = inStates(company);
  return (
    <Box component="section" aria-labelledby="about" sx={{ py: { xs: 7, md: 14 } }}>
      <Container>
        <Box sx={layout}>
          <Box sx={{ gridArea: 'words', mb: { xs: 4, sm: 0 } }}>
            <Typography id="about" variant="h2">
              Your local mortgage team{sinceYear(company)}
            </Typography>
            <Typography sx={{ mt: 2, maxWidth: '31em' }}>
              {company.since === null
                ? 'Much of getting a mortgage happens online now, but our people are here to help.'
                : 'When we opened, you got a mortgage by sitting down across a desk. Now you can do most of it online, and still get a person when you call.'}
              {states && ` Today you’ll find us${states}.`}
            </Typography>
            <Typography sx={{ mt: 2, maxWidth: '31em' }}>
              You work with one loan officer from your first question to closing: someone who explains the
              paperwork in plain English and picks up when you call.
            </Typography>
          </Box>
          <Suspense fallback={<Picture />}>
            <WhereWeAre otherwise={<Picture />} />
          </Suspense>
        </Box>
      </Container>
    </Box>
  );
}

const Picture = () => (
  <Box
    component="img"
    src={atTheTable}
    alt="A loan officer and a couple going over papers at a table"
    width={720}
    height={520}
    loading="lazy"
    sx={{ gridArea: 'map', display: 'block', width: '100%', height: 'auto', borderRadius: '10px' }}
  />
);

/** The words are read first; from a tablet on, the map stands left of them, with what it doesn't reach below it or, on a wide screen, below the words. */
const layout = {
  display: 'grid',
  columnGap: { sm: 4, md: 8 },
  rowGap: { md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: {
    xs: '"words" "map" "others"',
    sm: '"map words" "others words"',
    md: '"map words" "map others"',
  },
  gridTemplateRows: { sm: 'auto 1fr' },
  alignItems: 'start',
} as const;
