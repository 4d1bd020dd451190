import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import atTheTable from '../../illustrations/drawn/atTheTable.svg';
import { inStates, sinceYear } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';

// Prerendered with the page; the map comes after it.
const WhereWeAre = lazy(async () => ({ default: (await import('./WhereWeAre.tsx')).WhereWeAre }));

/** Who the firm is, with its four figures and the day on which they were true. */
export function AboutSection() {
  const company = useCompany();
  const states = inStates(company);
  const { statistics } = company;
  return (
    <Box
      component="section"
      aria-labelledby="about"
      sx={{ bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider', py: { xs: 7, md: 14 } }}
    >
      <Container>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 8 },
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            alignItems: 'start',
            // Read first, as on a phone; the map stands left of it where both have room.
            '& > :first-of-type': { order: { md: 1 } },
          }}
        >
          <div>
            <Typography id="about" variant="h2">
              Your local mortgage team{sinceYear(company)}
            </Typography>
            <Typography sx={{ mt: 2, maxWidth: '31em' }}>
              {company.since === null
                ? 'Much of getting a mortgage happens online now, but our people are here to help.'
                : 'When we opened, you got a mortgage across a desk. Now much of it happens online, but our people are still here to help.'}
              {states && ` Today you’ll find us${states}.`}
            </Typography>
            <Typography sx={{ mt: 2, maxWidth: '31em' }}>
              You work with one loan officer from your first question to closing: someone who explains the
              paperwork in plain English and picks up when you call.
            </Typography>
          </div>
          <Suspense fallback={<Picture />}>
            <WhereWeAre otherwise={<Picture />} />
          </Suspense>
        </Box>
        {statistics.figures.length > 0 && (
          <>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
                m: 0,
                mt: { xs: 5, md: 9 },
                pt: { md: 4 },
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {statistics.figures.map(({ value, label }, index) => (
                <Box
                  key={label}
                  sx={{
                    display: 'flex',
                    flexDirection: 'column-reverse',
                    py: { xs: 2.5, md: 0 },
                    pl: { xs: index % 2 ? 2.5 : 0, md: index ? 4 : 0 },
                    borderLeft: { xs: index % 2, md: index && 1 },
                    borderBottom: { xs: index < 2 ? 1 : 0, md: 0 },
                    borderColor: { xs: 'divider', md: 'divider' },
                  }}
                >
                  <Typography component="dt" sx={{ color: 'text.secondary' }}>
                    {label}
                  </Typography>
                  <Typography component="dd" variant="h2" sx={{ m: 0, color: 'primary.main' }}>
                    {value}
                  </Typography>
                </Box>
              ))}
            </Box>
            <Typography
              variant="caption"
              component="p"
              sx={{ mt: { xs: 2, md: 3 }, color: 'text.secondary' }}
            >
              Figures as of {formatIsoDate(statistics.as_of)}.
            </Typography>
          </>
        )}
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
