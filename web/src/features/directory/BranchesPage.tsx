import type { Branch } from '@brokerage/domain/directory/branch';
import DirectionsOutlined from '@mui/icons-material/DirectionsOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
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
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Address } from '../../ui/data-display/Address.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../ui/layout/StructuredData.tsx';
import { BranchesByState } from './BranchesByState.tsx';
import { cardGrid, cardTarget, hoverCard } from './cards.ts';
import { DirectoryGate } from './DirectoryGate.tsx';
import { Fact, Facts } from './Facts.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { PlacePicture } from './PlacePicture.tsx';
import { CardsSkeleton } from './skeletons.tsx';

// Prerendered with the page; what filters comes after it.
const OfficerFinder = lazy(async () => ({ default: (await import('./OfficerFinder.tsx')).OfficerFinder }));

/** What one can do without opening the branch's page. They lie above the card's own link. */
function BranchCardActions({ branch }: { branch: Branch }) {
  const company = useCompany();
  const named = (action: string) => `${action}, ${branch.name} branch`;
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        mt: 1,
        mx: -1.5,
        mb: -1.5,
        pt: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ButtonLink
        href={`tel:${company.phone}`}
        aria-label={named(`Call ${company.phoneDisplay}`)}
        startIcon={<PhoneOutlined />}
      >
        Call
      </ButtonLink>
      <ButtonLink
        href={directionsTo(branch.address)}
        target="_blank"
        rel="noopener"
        aria-label={named('Directions')}
        startIcon={<DirectionsOutlined />}
      >
        Directions
      </ButtonLink>
      <ButtonLink href={routePaths.preApproval} aria-label={named('Apply')} sx={{ ml: 'auto' }}>
        Apply
      </ButtonLink>
    </Box>
  );
}

/** A branch in the grid; the whole card leads to its page. */
function BranchCard({ branch }: { branch: Branch }) {
  return (
    <Box component="li" sx={{ ...hoverCard, display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Box sx={{ aspectRatio: '2.2' }}>
        <PlacePicture branch={branch} />
      </Box>
      <Box sx={{ p: 3, pt: 2.5, display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <Typography variant="overline" color="secondary">
          {stateName(branch.state)}
        </Typography>
        <Typography variant="h3">
          <Link href={branchPath(branch.id)} underline="none" sx={cardTarget}>
            {branch.name}
          </Link>
        </Typography>
        <Typography sx={{ mt: 1, mb: 2 }}>
          <Address text={branch.address} />
        </Typography>
        <Facts sx={{ mt: 'auto' }}>
          <Fact name="Manager">{branch.manager}</Fact>
          <Fact name="License">{branch.licenseNumber}</Fact>
        </Facts>
        <BranchCardActions branch={branch} />
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
      <Container sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 7, md: 12 } }}>
        <Typography variant="h1" sx={{ maxWidth: '11em' }}>
          Find a branch near you
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '27em', color: 'text.secondary' }}>
          Meet the loan officers at our branches{inStates(company)}. Stop by, call, or apply with someone you
          know.
        </Typography>
        <ButtonLink href="#loan-officers" variant="outlined" sx={{ mt: 3 }}>
          Find a loan officer by name or state
        </ButtonLink>
        <MovedNotice help="Any of our loan officers can help with your home loan." />
        <DirectoryGate skeleton={<PageSkeleton />}>
          {(directory) => (
            <>
              <StructuredData nodes={directory.branches.map((branch) => branchNode(company, branch))} />
              <BranchesByState branches={directory.branches} />
              <Heading id="branches">Branches</Heading>
              {directory.branches.length > 0 ? (
                <Box component="ul" aria-labelledby="branches" sx={branchGrid(directory.branches.length)}>
                  {directory.branches.map((branch) => (
                    <BranchCard key={branch.id} branch={branch} />
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

/** Three in a row on large screens; where the last row would have a hole, the first has fewer and wider ones. */
const branchGrid = (count: number) => ({
  ...cardGrid(320),
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(6, 1fr)' },
  '& > li': { gridColumn: { lg: 'span 2' } },
  ...(count % 3 === 2 && { '& > li:nth-of-type(-n + 2)': { gridColumn: { lg: 'span 3' } } }),
  ...(count % 3 === 1 && { '& > li:nth-of-type(-n + 4)': { gridColumn: { lg: 'span 3' } } }),
});

function PageSkeleton() {
  return (
    <>
      <Heading id="branches">Branches</Heading>
      <CardsSkeleton count={5} height={470} minWidth={320} />
      <Heading id="loan-officers">Find a loan officer</Heading>
      <CardsSkeleton count={11} height={124} minWidth={320} />
    </>
  );
}
