import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
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
import { guidePictures } from './guidePictures.ts';
import { guideStages } from './guideStages.ts';
import { NextGuide, WelcomeHome } from './NextGuide.tsx';
import { StageNav } from './StageNav.tsx';

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
  const [src, alt] = guidePictures[path];
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
        {next ? <NextGuide next={next} step={index + 2} /> : <WelcomeHome />}
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
