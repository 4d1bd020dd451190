import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { inStates } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { branchNode } from '../../lib/directory/branchNode.ts';
import { directionsTo } from '../../lib/directory/directionsTo.ts';
import { breadcrumbs } from '../../lib/directory/structuredData.ts';
import { stateName } from '../../lib/format/names/stateName.ts';
import { branchPath, officerPath } from '../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Address } from '../../ui/data-display/Address.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { cardGrid, cardTarget } from './cards.ts';
import { DirectoryGate } from './DirectoryGate.tsx';
import { Fact, Facts } from './Facts.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { managerOf } from './managerOf.ts';
import { PlacePicture } from './PlacePicture.tsx';
import { CardsSkeleton } from './skeletons.tsx';

// Prerendered with the page; what filters comes after it.
const OfficerFinder = lazy(async () => ({ default: (await import('./OfficerFinder.tsx')).OfficerFinder }));

/** A branch in the grid; the whole entry leads to its page, what else can be done with it lies above that link. */
function BranchCard({ branch, manager }: { branch: Branch; manager: PublicOfficer | undefined }) {
  const company = useCompany();
  const named = (action: string) => `${action}, ${branch.name} branch`;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        '&:hover h2': { textDecoration: 'underline' },
      }}
    >
      <Box sx={{ aspectRatio: '2', borderRadius: '10px', overflow: 'hidden' }}>
        <PlacePicture branch={branch} />
      </Box>
      <Typography variant="overline" color="secondary" sx={{ mt: 2 }}>
        {stateName(branch.state)}
      </Typography>
      <Typography variant="h3" component="h2">
        <Link href={branchPath(branch.id)} underline="none" sx={cardTarget}>
          {branch.name}
        </Link>
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2 }}>
        <Address text={branch.address} />
      </Typography>
      <Facts sx={{ mt: 'auto', '& a': { position: 'relative', zIndex: 1 } }}>
        <Fact name="Main line">
          <Link href={`tel:${company.phone}`} aria-label={named(`Call ${company.phoneDisplay}`)}>
            {company.phoneDisplay}
          </Link>
        </Fact>
        <Fact name="Manager">
          {manager ? <Link href={officerPath(manager.id)}>{branch.manager}</Link> : branch.manager}
        </Fact>
        <Fact name="License">{branch.licenseNumber}</Fact>
      </Facts>
      <Box
        sx={{
          position: 'relative',
          zIndex: 1,
          display: 'flex',
          gap: 1.5,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <ButtonLink
          href={directionsTo(branch.address)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          aria-label={named('Directions')}
        >
          Directions
        </ButtonLink>
        <ButtonLink href={routePaths.preApproval} variant="outlined" aria-label={named('Apply')}>
          Apply
        </ButtonLink>
      </Box>
    </Box>
  );
}

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
            Find a branch near you
          </Typography>
          <div>
            <Typography variant="subtitle1" sx={{ maxWidth: '27em', color: 'text.secondary' }}>
              Meet the loan officers at our branches{inStates(company)}. Stop by, call, or apply with someone
              you know.
            </Typography>
            <ButtonLink href="#loan-officers" variant="outlined" sx={{ mt: 3 }}>
              Find a loan officer by name or state
            </ButtonLink>
          </div>
        </Box>
        <MovedNotice help="Any of our loan officers can help with your home loan." />
        <DirectoryGate skeleton={<PageSkeleton />}>
          {(directory) => (
            <>
              <StructuredData nodes={directory.branches.map((branch) => branchNode(company, branch))} />
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
              <Heading id="loan-officers">Find a loan officer</Heading>
              <Suspense>
                <OfficerFinder directory={directory} />
              </Suspense>
            </>
          )}
        </DirectoryGate>
      </Container>
      <CallToAction title="Not sure who to ask?" />
    </>
  );
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <Typography id={id} variant="h2" sx={{ mt: { xs: 6, md: 9 }, mb: { xs: 2.5, md: 3.5 } }}>
      {children}
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
  mt: { xs: 4, md: 5 },
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
        <CardsSkeleton count={5} height={470} minWidth={320} />
      </Box>
      <Heading id="loan-officers">Find a loan officer</Heading>
      <CardsSkeleton count={11} height={124} minWidth={320} />
    </>
  );
}
