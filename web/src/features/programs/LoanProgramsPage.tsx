import { programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import manyHomes from '../../illustrations/drawn/manyHomes.svg?no-inline';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { listDisclosures } from './listDisclosures.ts';
import { preApproved } from './programContentShape.ts';

// Prerendered with the page; what filters comes after it.
const ProgramFinder = lazy(async () => ({
  default: (await import('./finder/ProgramFinder.tsx')).ProgramFinder,
}));

const OfficerToAsk = lazy(async () => ({
  default: (await import('./program/OfficerToAsk.tsx')).OfficerToAsk,
}));

const disclosures = listDisclosures(programs);

/** /loan-programs: the ten programs side by side, and those for what visitors know of themselves. */
export function LoanProgramsPage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Loan programs"
        description="Ten loan programs side by side: conventional, FHA, VA, jumbo, USDA, construction, HELOC and more."
      />
      <StructuredData nodes={[breadcrumbs(company, ['Loan programs', routePaths.loanPrograms])]} />
      <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
        <Container sx={head}>
          <Typography variant="h1">Ten ways to finance a home</Typography>
          <div>
            <Typography variant="subtitle1" sx={{ maxWidth: '30em', color: 'text.secondary' }}>
              You don’t need to know which one is right for you. Look through the list, or answer a few
              questions and let a loan officer compare them for you.
            </Typography>
            <ButtonLink
              href={preApproved.to}
              variant="contained"
              size="large"
              sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}
            >
              {preApproved.label}
            </ButtonLink>
          </div>
        </Container>
        <Box
          component="img"
          src={manyHomes}
          alt=""
          width={1600}
          height={330}
          fetchPriority="low"
          sx={{
            display: 'block',
            width: '100%',
            // On a phone smaller than the lead above it, which is painted before it.
            height: { xs: 132, sm: 200, md: 'auto' },
            maxHeight: 330,
            objectFit: 'cover',
            objectPosition: '50% 100%',
          }}
        />
      </Box>
      <Suspense>
        <ProgramFinder />
      </Suspense>
      <Box sx={{ pb: { xs: 7, md: 10 } }}>
        <Container>
          <Suspense>
            <OfficerToAsk slug="purchase" topic="which loan fits you" isWide />
          </Suspense>
        </Container>
      </Box>
      <CallToAction lead="You don’t have to choose a program first. Tell us what you’re planning, and we’ll compare the ones that fit." />
      <DisclosureBlock disclosures={disclosures} />
    </>
  );
}

const head = {
  pt: { xs: 5, md: 8 },
  pb: { xs: 3, md: 6 },
  display: 'grid',
  columnGap: 8,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'end',
} as const;
