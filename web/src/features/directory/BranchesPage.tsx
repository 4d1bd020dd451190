import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { inStates } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { branchNode } from '../../lib/directory/branchNode.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { BranchCard } from './BranchCard.tsx';
import { cardGrid } from './cards.ts';
import { DirectoryGate } from './DirectoryGate.tsx';
import { FinderLead } from './finder/FinderLead.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { managerOf } from './managerOf.ts';
import { CardsSkeleton } from './skeletons.tsx';

// Prerendered with the page; what filters comes after it.
const OfficerFinder = lazy(async () => ({
  default: (await import('./finder/OfficerFinder.tsx')).OfficerFinder,
}));

/** Lists the branches and all their loan officers. */
export function BranchesPage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Branches and loan officers"
        description={`The branches of ${company.name}${inStates(company)}, and the loan officers who work there. Find yours by name or state.`}
      />
      <StructuredData nodes={[breadcrumbs(company, ['Branches and loan officers', routePaths.branches])]} />
      <Container sx={{ pt: { xs: 5, md: 7 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={head}>
          <Typography variant="h1" sx={{ maxWidth: '11em' }}>
            Find a loan officer near you
          </Typography>
          <div>
            <Typography variant="subtitle1" sx={{ maxWidth: '27em', color: 'text.secondary' }}>
              <FinderLead />
            </Typography>
            <ButtonLink href="#branches" startIcon={<ArrowDownward />} sx={{ mt: 1, ml: -1.5 }}>
              See our branches
            </ButtonLink>
          </div>
        </Box>
        <MovedNotice help="Any of our loan officers can help with your home loan." />
        <DirectoryGate skeleton={<PageSkeleton />}>
          {(directory) => (
            <>
              <StructuredData nodes={directory.branches.map((branch) => branchNode(company, branch))} />
              <Box
                component="section"
                aria-label="Loan officers"
                id="loan-officers"
                sx={{ scrollMarginTop: 96 }}
              >
                <h2 style={visuallyHidden}>Loan officers</h2>
                <Suspense>
                  <OfficerFinder directory={directory} />
                </Suspense>
              </Box>
              <BranchesHeading />
              {directory.branches.length > 0 ? (
                <Box component="ul" aria-label="Branches" sx={branchGrid(directory.branches.length)}>
                  {directory.branches.map((branch) => (
                    <BranchCard
                      key={branch.id}
                      branch={branch}
                      manager={managerOf(branch, directory.officers)}
                    />
                  ))}
                </Box>
              ) : (
                <EmptyState title="No branches are listed right now">
                  Call us at <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>.
                </EmptyState>
              )}
            </>
          )}
        </DirectoryGate>
      </Container>
      <CallToAction
        title="Not sure who to ask?"
        lead="Tell us what you need, and we’ll match you with a loan officer."
      />
    </>
  );
}

function BranchesHeading() {
  return (
    <Typography id="branches" variant="h2" sx={{ mt: { xs: 7, md: 11 }, scrollMarginTop: 96 }}>
      Our branches
    </Typography>
  );
}

const head = {
  display: 'grid',
  columnGap: 8,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'end',
} as const;

/** Three in a row on large screens; where the last row would have a hole, the first has fewer and wider ones. */
const branchGrid = (count: number) => ({
  ...cardGrid(320),
  mt: { xs: 3, md: 4 },
  rowGap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(6, 1fr)' },
  '& > li': { gridColumn: { lg: 'span 2' } },
  // In two columns an odd one would stand alone: the first takes a row, its picture as wide as both.
  ...(count % 2 === 1 && {
    '& > li:first-of-type': {
      gridColumn: { sm: 'span 2', lg: 'span 2' },
      '& > div:first-of-type': { aspectRatio: { sm: '2.6', lg: '2' } },
    },
  }),
  ...(count % 3 === 2 && { '& > li:nth-of-type(-n + 2)': { gridColumn: { lg: 'span 3' } } }),
  ...(count % 3 === 1 && { '& > li:nth-of-type(-n + 4)': { gridColumn: { lg: 'span 3' } } }),
});

function PageSkeleton() {
  return (
    <>
      <Box sx={{ mt: { xs: 4, md: 5 } }}>
        <CardsSkeleton count={11} height={230} minWidth={320} />
      </Box>
      <BranchesHeading />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <CardsSkeleton count={5} height={470} minWidth={320} />
      </Box>
    </>
  );
}
