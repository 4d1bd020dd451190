import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import atTheTable from '../../illustrations/drawn/atTheTable.svg?no-inline';
import { toStatesPhrase } from '../../lib/company/companyPhrases.ts';
import { CONTACT_WITHIN } from '../../lib/company/contactWithin.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { branchNode } from '../../lib/directory/branchNode.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { LazyEnding } from '../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../ui/layout/head/StructuredData.tsx';
import { BranchesHeading } from './BranchesHeading.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { DirectoryGate } from './DirectoryGate.tsx';
import { FinderLead } from './finder/FinderLead.tsx';
import { MovedNotice } from './MovedNotice.tsx';

// Prerendered with the page; the search loads afterwards.
const Finder = lazy(async () => ({ default: (await import('./finder/Finder.tsx')).Finder }));

/** Lists the branches and all their loan officers. */
export function BranchesPage() {
  const company = useCompany();
  return (
    <>
      <PageHead
        name="Branches and loan officers"
        description={`${company.name}’s branches${toStatesPhrase(company)}, and the loan officers who work there. Find yours by name or state.`}
      />
      <StructuredData nodes={[breadcrumbs(company, ['Branches and loan officers', sitePaths.branches])]} />
      <Container sx={{ pt: { xs: 5, md: 7 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={head}>
          <Typography variant="h1" sx={{ maxWidth: '11em' }}>
            Find a loan officer near you
          </Typography>
          <Typography variant="subtitle1" sx={{ maxWidth: '27em', color: 'text.secondary' }}>
            <FinderLead />
          </Typography>
        </Box>
        <MovedNotice help="Any of our loan officers can help with your home loan." />
        <DirectoryGate skeleton={<PageSkeleton />}>
          {(directory) => (
            <>
              <StructuredData nodes={directory.branches.map((branch) => branchNode(company, branch))} />
              <Suspense>
                <Finder directory={directory} />
              </Suspense>
            </>
          )}
        </DirectoryGate>
      </Container>
      <LazyEnding
        look="soft"
        title="Not sure who to ask?"
        lead={`Tell us your plans in seven short steps. We’ll match you with a loan officer who knows your kind of loan and your area. They’ll contact you ${CONTACT_WITHIN}.`}
        primary={{ label: 'Get matched', to: sitePaths.preApproval }}
        secondary="none"
        picture={{ src: atTheTable, width: 720, height: 520, isStanding: true }}
      />
    </>
  );
}

const head = {
  display: 'grid',
  columnGap: 8,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // Line up the first lines of text.
  alignItems: 'first baseline',
} as const;

function PageSkeleton() {
  return (
    <>
      <Box sx={{ mt: { xs: 4, md: 5 } }}>
        <CardsSkeleton count={11} height={230} minWidth={320} />
      </Box>
      <BranchesHeading />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <CardsSkeleton count={5} height={184} minWidth={1200} />
      </Box>
    </>
  );
}
