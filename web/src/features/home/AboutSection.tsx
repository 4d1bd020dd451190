import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import atTheTable from '../../illustrations/drawn/atTheTable.svg';
import { sinceYear, toStatesPhrase } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';

// The page is prerendered with the map; its script loads later.
const BranchMaps = lazy(async () => ({ default: (await import('./BranchMaps.tsx')).BranchMaps }));

/** Introduces the company, with its four statistics and their date. */
export function AboutSection() {
  const company = useCompany();
  const states = toStatesPhrase(company);
  const { statistics } = company;
  return (
    <Box component="section" aria-labelledby="about" sx={{ py: { xs: 7, md: 14 } }}>
      <Container>
        <Box sx={layout}>
          <Box sx={{ gridArea: 'words' }}>
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
          <Box sx={{ gridArea: 'map' }}>
            <Suspense fallback={<Picture />}>
              <BranchMaps otherwise={<Picture />} />
            </Suspense>
          </Box>
          {statistics.figures.length > 0 && (
            <Box sx={{ gridArea: 'figures' }}>
              <Box component="dl" sx={figures}>
                {statistics.figures.map(({ value, label }) => (
                  <div key={label}>
                    <Typography component="dt" sx={{ color: 'text.secondary' }}>
                      {label}
                    </Typography>
                    <Typography component="dd" variant="h2" sx={{ m: 0, color: 'primary.main' }}>
                      {value}
                    </Typography>
                  </div>
                ))}
              </Box>
              <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
                Figures as of {formatDay(statistics.as_of)}.
              </Typography>
            </Box>
          )}
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
    sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: '10px' }}
  />
);

/** The text comes first; from tablets up, the map is left of the text and the statistics. */
const layout = {
  display: 'grid',
  columnGap: { sm: 4, md: 8 },
  rowGap: { xs: 4, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: { xs: '"words" "map" "figures"', sm: '"map words" "map figures"' },
  gridTemplateRows: { sm: 'auto 1fr' },
  alignItems: 'start',
} as const;

/** Two per row. */
const figures = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: 1,
  borderColor: 'divider',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    py: 2.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > div:nth-of-type(even)': { pl: { xs: 2.5, md: 4 }, borderLeft: 1, borderColor: 'divider' },
} as const;
