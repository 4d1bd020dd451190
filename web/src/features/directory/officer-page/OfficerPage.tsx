import { NMLS_CONSUMER_ACCESS } from '@brokerage/domain/company/nmlsConsumerAccess';
import type { PublicReview } from '@brokerage/domain/customerReview/publicReview';
import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { officerNode } from '../../../lib/directory/officerNode.ts';
import { breadcrumbs } from '../../../lib/directory/structuredData.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { phoneLink } from '../../../lib/format/phoneLink.ts';
import { applyWith, branchPath, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { usePageId } from '../../../lib/routes/pagePath.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { CallToAction } from '../../../ui/layout/CallToAction.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { StructuredData } from '../../../ui/layout/StructuredData.tsx';
import { BackLink } from '../BackLink.tsx';
import { DirectoryGate } from '../DirectoryGate.tsx';
import { MovedNotice } from '../MovedNotice.tsx';
import { NotInDirectory } from '../NotInDirectory.tsx';
import { firstNameOf, licenseWords } from '../officerWords.ts';
import { OfficerSkeleton } from '../skeletons.tsx';
import { OfficerActions } from './OfficerActions.tsx';
import { OfficerMoved } from './OfficerMoved.tsx';

// Prerendered with the page; what is further down is fetched after it.
const OfficerAbout = lazy(async () => ({ default: (await import('./OfficerAbout.tsx')).OfficerAbout }));
const OfficerBranch = lazy(async () => ({ default: (await import('./OfficerBranch.tsx')).OfficerBranch }));
// Most pages have none.
const OfficerReviews = lazy(async () => ({ default: (await import('../PageReviews.tsx')).OfficerReviews }));

/** The public page of one loan officer. */
export function OfficerPage() {
  const officerId = usePageId();
  return (
    <DirectoryGate skeleton={<OfficerSkeleton />}>
      {({ branches, officers, moved_officers, reviews }) => {
        const officer = officers.find(({ id }) => id === officerId);
        const successorId = moved_officers?.[officerId];
        if (!officer && successorId !== undefined) return <OfficerMoved successorId={successorId} />;
        return officer ? (
          <OfficerDetails
            officer={officer}
            branch={branches.find(({ id }) => id === officer.branchId)}
            colleagues={officers.filter((each) => each !== officer && each.branchId === officer.branchId)}
            reviews={reviews}
          />
        ) : (
          <NotInDirectory
            title="Loan Officer Not Found"
            text="We couldn’t find that loan officer. The link may be out of date. Any of our loan officers can help."
            back="Return to all loan officers"
          />
        );
      }}
    </DirectoryGate>
  );
}

interface OfficerDetailsProps {
  officer: PublicOfficer;
  branch: Branch | undefined;
  colleagues: readonly PublicOfficer[];
  reviews: readonly PublicReview[] | undefined;
}

function OfficerDetails({ officer, branch, colleagues, reviews }: OfficerDetailsProps) {
  const company = useCompany();
  const firstName = firstNameOf(officer);
  const place = branch && `${branch.name}, ${stateName(branch.state)}`;
  return (
    <>
      <PageHead
        name={`${officer.name}, ${officer.title}`}
        description={`${officer.name}, ${officer.title} at ${company.name}${place ? ` in ${place}` : ''}. NMLS #${officer.nmls}. Call ${formatUsPhone(officer.phone)} or apply with ${firstName}.`}
      />
      <StructuredData
        nodes={[
          officerNode(company, officer),
          breadcrumbs(
            company,
            ['Branches and loan officers', routePaths.branches],
            ...(branch ? [[branch.name, branchPath(branch.id)] as const] : []),
            [officer.name, officerPath(officer.id)],
          ),
        ]}
      />
      <Container sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        {branch ? (
          <BackLink to={branchPath(branch.id)} label={`${branch.name} branch`} />
        ) : (
          <BackLink to={routePaths.branches} label="All loan officers" />
        )}
        <MovedNotice help={`${firstName} is here to help with your home loan.`} />
        <Box
          sx={{
            mt: { xs: 2, md: 4 },
            display: 'grid',
            columnGap: 10,
            rowGap: 4,
            // On a phone what one can do comes before what one can read.
            gridTemplateAreas: { xs: '"who" "actions" "about"', md: '"who actions" "about actions"' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
            gridTemplateRows: { md: 'auto 1fr' },
            alignItems: 'start',
          }}
        >
          <Box
            sx={{
              gridArea: 'who',
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              gap: { xs: 2, sm: 4 },
            }}
          >
            <OfficerPortrait id={officer.id} photo={officer.photo} size={160} />
            <div>
              <Typography variant="h1">{officer.name}</Typography>
              <Typography variant="subtitle1" sx={{ mt: 1, color: 'text.secondary' }}>
                {officer.title}
                {place && `, ${place}`}
              </Typography>
              <Typography sx={{ mt: 1 }}>
                {licenseWords(officer)}
                <br />
                <Link href={NMLS_CONSUMER_ACCESS} target="_blank" rel="noopener">
                  Verify on NMLS Consumer Access
                </Link>
              </Typography>
            </div>
          </Box>
          <Box sx={{ gridArea: 'about' }}>
            <Suspense>
              <OfficerAbout officer={officer} branch={branch} firstName={firstName} />
            </Suspense>
            {reviews && (
              <Suspense>
                <OfficerReviews officer={officer} firstName={firstName} all={reviews} />
              </Suspense>
            )}
          </Box>
          <OfficerActions officer={officer} branch={branch} firstName={firstName} />
        </Box>
      </Container>
      {branch && (
        <Suspense>
          <OfficerBranch branch={branch} firstName={firstName} colleagues={colleagues} />
        </Suspense>
      )}
      <CallToAction
        title={`Take the next step with ${firstName}`}
        lead={`Apply when you’re ready, or call ${firstName} first to talk about your plans.`}
        apply={{ label: 'Apply Now', to: applyWith(officer.id) }}
        call={{ label: `Call ${formatUsPhone(officer.phone)}`, to: phoneLink(officer.phone) }}
      />
    </>
  );
}
