import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { PublicReview } from '@brokerage/domain/customerReview/publicReview';
import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findAcceptingOfficer } from '../../../lib/directory/findAcceptingOfficer.ts';
import { officerNode } from '../../../lib/directory/officerNode.ts';
import { breadcrumbs } from '../../../lib/directory/structuredData.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { usePageId } from '../../../lib/routes/pagePath.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { PageHead } from '../../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../../ui/layout/head/StructuredData.tsx';
import { BackLink } from '../BackLink.tsx';
import { DirectoryGate } from '../DirectoryGate.tsx';
import { MovedNotice } from '../MovedNotice.tsx';
import { NotInDirectory } from '../NotInDirectory.tsx';
import { OfficerActions } from './OfficerActions.tsx';
import { OfficerLayout } from './OfficerLayout.tsx';
import { OfficerMoved } from './OfficerMoved.tsx';
import { OfficerSkeleton } from './OfficerSkeleton.tsx';

// Prerendered with the page; scripts for the lower sections load later.
const OfficerAbout = lazy(async () => ({ default: (await import('./OfficerAbout.tsx')).OfficerAbout }));
const OfficerFacts = lazy(async () => ({ default: (await import('./OfficerFacts.tsx')).OfficerFacts }));
const OfficerGuidance = lazy(async () => ({
  default: (await import('./OfficerGuidance.tsx')).OfficerGuidance,
}));
const OfficerEnding = lazy(async () => ({ default: (await import('./OfficerEnding.tsx')).OfficerEnding }));
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
  const firstName = toFirstName(officer.name);
  const acceptingOfficer = findAcceptingOfficer(officer, colleagues);
  const place = branch && `${branch.name}, ${stateName(branch.state)}`;
  return (
    <>
      <PageHead
        name={`${officer.name}, ${officer.title}`}
        description={`${officer.name}, ${officer.title} at ${company.name}${place ? ` in ${place}` : ''}. NMLS #${officer.nmls}. Call ${formatUsPhone(officer.phone)}${acceptingOfficer ? ` or apply with ${toFirstName(acceptingOfficer.name)}` : ''}.`}
      />
      <StructuredData
        nodes={[
          officerNode(company, officer),
          breadcrumbs(
            company,
            ['Branches and loan officers', sitePaths.branches],
            ...(branch ? [[branch.name, branchPath(branch.id)] as const] : []),
            [officer.name, officerPath(officer.id)],
          ),
        ]}
      />
      <OfficerLayout
        head={
          <>
            {branch ? (
              <BackLink to={branchPath(branch.id)} label={`${branch.name} branch`} />
            ) : (
              <BackLink to={sitePaths.branches} label="All loan officers" />
            )}
            <MovedNotice help={`${firstName} is here to help with your home loan.`} />
          </>
        }
        portrait={<OfficerPortrait id={officer.id} photo={officer.photo} size={288} />}
        name={
          <>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {officer.name}
            </Typography>
            <Typography variant="subtitle1" sx={{ mt: 1, color: 'text.secondary' }}>
              {officer.title}
              {place && `, ${place}`}
            </Typography>
          </>
        }
        facts={
          <Suspense>
            <OfficerFacts officer={officer} />
          </Suspense>
        }
        actions={
          <OfficerActions
            officer={officer}
            branch={branch}
            firstName={firstName}
            acceptingOfficer={acceptingOfficer}
          />
        }
      >
        <Suspense>
          <OfficerAbout officer={officer} firstName={firstName} isTaking={acceptingOfficer === officer}>
            {reviews && (
              <Suspense>
                <OfficerReviews officer={officer} firstName={firstName} all={reviews} />
              </Suspense>
            )}
          </OfficerAbout>
        </Suspense>
      </OfficerLayout>
      <Suspense>
        <OfficerGuidance officer={officer} acceptingOfficer={acceptingOfficer} />
      </Suspense>
      {branch && (
        <Suspense>
          <OfficerBranch branch={branch} firstName={firstName} colleagues={colleagues} />
        </Suspense>
      )}
      <Suspense>
        <OfficerEnding officer={officer} acceptingOfficer={acceptingOfficer} />
      </Suspense>
    </>
  );
}
