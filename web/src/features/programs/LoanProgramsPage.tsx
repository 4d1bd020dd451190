import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import manyHomes from '../../illustrations/drawn/manyHomes.svg?no-inline';
import { useCompany } from '../../lib/company/useCompany.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { apply } from './content/programContentShape.ts';

// The page is prerendered with the finder; its script loads later.
const ProgramFinder = lazy(async () => ({
  default: (await import('./finder/ProgramFinder.tsx')).ProgramFinder,
}));

const ProgramTable = lazy(async () => ({
  default: (await import('./finder/ProgramTable.tsx')).ProgramTable,
}));

const ClosingSection = lazy(async () => ({
  default: (await import('./program/closing/ClosingSection.tsx')).ClosingSection,
}));

const ListDisclosures = lazy(async () => ({
  default: (await import('./ListDisclosures.tsx')).ListDisclosures,
}));

/** The /loan-programs page: a finder for visitors who describe their situation, and a comparison of all ten programs. */
export function LoanProgramsPage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Loan programs"
        description="Ten loan programs side by side: conventional, FHA, VA, jumbo, USDA, construction, HELOC and more."
      />
      <StructuredData nodes={[breadcrumbs(company, ['Loan programs', sitePaths.loanPrograms])]} />
      <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
        <Container sx={{ pt: { xs: 3.5, md: 7 }, pb: { xs: 4, md: 5 } }}>
          <Typography variant="h1">Which loan fits you?</Typography>
          <Typography
            id="situations"
            component="h2"
            variant="subtitle1"
            sx={{ mt: { xs: 1, md: 1.5 }, maxWidth: '34em', color: 'text.secondary' }}
          >
            Choose what sounds most like you. We’ll show you where to start.
          </Typography>
          <Suspense>
            <ProgramFinder />
          </Suspense>
          <Box sx={unsure}>
            <Typography>
              Not sure? Answer a few questions and a loan officer will compare all ten for you, or{' '}
              <Link href="#programs">see them side by side</Link>.
            </Typography>
            <ButtonLink href={apply.to} variant="outlined" size="large" sx={{ flex: 'none' }}>
              {apply.label}
            </ButtonLink>
          </Box>
        </Container>
        {/* The street spans the page at any width: its two ends match. */}
        <Box
          aria-hidden="true"
          sx={{
            height: { xs: 132, sm: 160, md: 180 },
            background: `url(${manyHomes}) 50% 100% / auto 100% repeat-x`,
          }}
        />
      </Box>
      <Box component="section" aria-labelledby="programs" sx={{ py: { xs: 6, md: 9 } }}>
        <Container>
          <Typography id="programs" variant="h2">
            Ten loan programs, side by side
          </Typography>
          <Suspense>
            <ProgramTable />
          </Suspense>
        </Container>
      </Box>
      <Suspense>
        <ClosingSection page="undecided" />
      </Suspense>
      <Suspense>
        <ListDisclosures />
      </Suspense>
    </>
  );
}

const unsure = {
  mt: { xs: 3, md: 4 },
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  columnGap: 3,
  rowGap: 1.5,
} as const;
