import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import forSale from '../../../illustrations/drawn/forSale.svg';
import inspection from '../../../illustrations/drawn/inspection.svg';
import keysAtDoor from '../../../illustrations/drawn/keysAtDoor.svg';
import letterInHand from '../../../illustrations/drawn/letterInHand.svg';
import plantingDay from '../../../illustrations/drawn/plantingDay.svg';
import porchAtDusk from '../../../illustrations/drawn/porchAtDusk.svg';
import rowOfFlats from '../../../illustrations/drawn/rowOfFlats.svg';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { absoluteUrl, breadcrumbs, organizationId } from '../../../lib/directory/structuredData.ts';
import { usePagePath } from '../../../lib/routes/pagePath.ts';
import { calculatorPaths, guidePaths, sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LazyEnding } from '../../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../../ui/layout/head/StructuredData.tsx';
import { preApproved } from '../content/programContentShape.ts';
import { guideBodies } from './guideBodies.tsx';
import { guideStages } from './guideStages.ts';
import { StageNav } from './StageNav.tsx';

type Picture = readonly [src: string, alt: string];

/** Each guide's illustration, twice as wide as it is high. */
const pictures: Record<(typeof guideStages)[number]['path'], Picture> = {
  [guidePaths.gettingReady]: [rowOfFlats, 'A couple in front of the apartment building where they rent'],
  [guidePaths.preApproval]: [letterInHand, 'A loan officer hands a couple their pre-approval letter'],
  [guidePaths.offer]: [forSale, 'Two people and their agent look at a house with a for-sale sign'],
  [guidePaths.underwriting]: [inspection, 'An appraiser with a clipboard in front of a house'],
  [guidePaths.closing]: [keysAtDoor, 'An agent hands a family the keys at the door of their house'],
  [guidePaths.firstYear]: [plantingDay, 'A family plants a young tree next to their house'],
};

const ask = { label: 'Ask a loan officer', to: sitePaths.contact };
const priceRange = { label: 'Find your price range', to: calculatorPaths.affordability };
const askForPayment = { label: 'Ask for a payment quote', to: sitePaths.contact };

/** The first step for a reader at each stage. */
const firstSteps: Record<(typeof guideStages)[number]['path'], { label: string; to: string }> = {
  [guidePaths.gettingReady]: priceRange,
  [guidePaths.preApproval]: preApproved,
  [guidePaths.offer]: askForPayment,
  [guidePaths.underwriting]: { label: 'Ask about your loan', to: sitePaths.contact },
  [guidePaths.closing]: { label: 'Estimate your cash to close', to: calculatorPaths.closingCosts },
  [guidePaths.firstYear]: { label: 'See if refinancing pays off', to: calculatorPaths.refinance },
};

/** Prints the text, or only the checklist (`printChecklist`). */
const printStyles = {
  '@media print': {
    // About 10-point text.
    html: { fontSize: '80%' },
    'header, footer, nav, .no-print, html[data-print=checklist] main > :not(.guide-checklist)': {
      display: 'none !important',
    },
    'h2, h3': { breakAfter: 'avoid' },
    'figure, table': { breakInside: 'avoid' },
  },
} as const;

/** Shows the guide to one stage of buying a home, selected by the path. */
export function GuidePage() {
  const company = useCompany();
  const here = usePagePath().replace(/\/$/, '');
  const index = guideStages.findIndex(({ path }) => path === here);
  const stage = guideStages[index];
  if (!stage) throw new Error(`No guide at ${here}`);
  const { path, name, heading, lead, when, minutes, isAfterApplying } = stage;
  const [src, alt] = pictures[path];
  const Body = guideBodies[path];
  const next = guideStages[index + 1];
  const action = firstSteps[path];
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHead name={heading} description={lead} />
      <StructuredData
        nodes={[
          {
            '@type': 'Article',
            headline: heading,
            description: lead,
            url: absoluteUrl(company, path),
            inLanguage: 'en-US',
            dateModified: '2026-11-28',
            author: { '@id': organizationId(company) },
            publisher: { '@id': organizationId(company) },
          },
          breadcrumbs(company, ['Calculators and guides', sitePaths.resources], [name, path]),
        ]}
      />
      <Box sx={{ bgcolor: 'background.default' }}>
        <Container sx={{ pt: { xs: 4, md: 7 } }}>
          <Box
            sx={{
              display: 'grid',
              columnGap: { sm: 4, md: 8 },
              rowGap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
              // As tall as the longest one, so that the stages below don't move between guides.
              minHeight: HERO_HEIGHT,
              alignItems: 'center',
            }}
          >
            <div>
              <Typography
                variant="overline"
                component="p"
                sx={{ color: 'secondary.main', mb: 1, textWrap: 'balance' }}
              >
                Step {index + 1} of {guideStages.length} · {when}
                <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, whiteSpace: 'nowrap' }}>
                  {' '}
                  · {minutes}-minute read
                </Box>
              </Typography>
              <Typography variant="h1">{heading}</Typography>
              <Typography
                variant="subtitle1"
                sx={{ mt: 2, maxWidth: '28em', color: 'text.secondary', textWrap: 'balance' }}
              >
                {lead}
              </Typography>
              <Box className="no-print" sx={ways}>
                <ButtonLink
                  href={action.to}
                  variant="contained"
                  size="large"
                  sx={{ width: { xs: '100%', sm: 'auto' } }}
                >
                  {action.label}
                </ButtonLink>
                <Link href="#checklist" sx={jump}>
                  Jump to the checklist
                </Link>
              </Box>
            </div>
            <Box
              component="img"
              className="no-print"
              src={src}
              alt={alt}
              width={800}
              height={400}
              // Hidden on phones, so phones don't load it.
              loading="lazy"
              sx={heroPicture}
            />
          </Box>
          <StageNav here={path} />
        </Container>
      </Box>
      <Suspense>
        <Body />
      </Suspense>
      <div className="no-print">
        {next ? <Next next={next} step={index + 2} /> : <WelcomeHome />}
        <LazyEnding
          look="line"
          {...(isAfterApplying
            ? {
                title: 'Have a question about your loan?',
                lead: `A loan officer answers ${CONTACT_WITHIN}.`,
                primary: ask,
              }
            : { ...beforeApplying(path), primary: preApproved })}
          secondary="none"
        />
      </div>
    </>
  );
}

/** The question at the end for readers who haven't applied; otherwise the only way on is the next guide. */
const beforeApplying = (path: string) =>
  path === guidePaths.offer
    ? {
        title: 'Found a home?',
        lead: 'Most sellers want to see a pre-approval letter with your offer. Start yours in about 10 minutes.',
      }
    : {
        title: 'Know where you stand before you shop',
        lead: 'Start your pre-approval in about 10 minutes. Your answers are saved in this browser, so you can stop and come back.',
      };

/** The closing section of the last guide. */
function WelcomeHome() {
  return (
    <Box component="section" aria-labelledby="ending" sx={{ py: { xs: 6, md: 8 } }}>
      <Container sx={nextLayout}>
        <Box
          component="img"
          src={porchAtDusk}
          alt=""
          width={800}
          height={400}
          loading="lazy"
          sx={nextPicture}
        />
        <div>
          <Typography id="ending" variant="h2">
            Welcome home
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '34em', color: 'text.secondary' }}>
            Rates change, and so do families. Once a year, ask your loan officer whether your loan still fits.
            We’ll tell you if it’s best to keep it.
          </Typography>
          <Link
            href={calculatorPaths.refinance}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 0.5, fontWeight: 600 }}
          >
            See if refinancing pays off
          </Link>
        </div>
      </Container>
    </Box>
  );
}

/** Links to the next stage. */
function Next({ next, step }: { next: (typeof guideStages)[number]; step: number }) {
  return (
    <Box component="nav" aria-label="Next guide" sx={{ py: { xs: 6, md: 8 } }}>
      <Container sx={nextLayout}>
        <Box
          component="img"
          src={pictures[next.path][0]}
          alt=""
          width={800}
          height={400}
          loading="lazy"
          sx={nextPicture}
        />
        <div>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            Next: step {step} of {guideStages.length} · {next.when}
          </Typography>
          <Link href={next.path} sx={nextLink}>
            {next.heading}
          </Link>
          <Typography sx={{ mt: 1, maxWidth: '34em', color: 'text.secondary' }}>{next.lead}</Typography>
        </div>
      </Container>
    </Box>
  );
}

/** The height of the tallest hero at each width. */
const HERO_HEIGHT = { sm: 424, md: 404, lg: 336 };

const ways = {
  mt: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: { xs: 1, sm: 0.5 },
} as const;

const jump = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

const heroPicture = {
  // Hidden on phones, so the stages and the text come sooner.
  display: { xs: 'none', sm: 'block' },
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  borderRadius: '10px',
} as const;

const nextLayout = {
  position: 'relative',
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 4fr) minmax(0, 8fr)' },
  alignItems: 'center',
} as const;

const nextPicture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: '10px',
} as const;

const nextLink = {
  typography: 'h2',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // Makes the picture part of the link.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
