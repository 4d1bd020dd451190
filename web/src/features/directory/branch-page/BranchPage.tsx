import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { PublicReview } from '@brokerage/domain/customerReview/publicReview';
import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { landmarkName } from '../../../illustrations/placeScene.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { branchNode } from '../../../lib/directory/branchNode.ts';
import { directionsTo } from '../../../lib/directory/directionsTo.ts';
import { findManager } from '../../../lib/directory/findManager.ts';
import { breadcrumbs } from '../../../lib/directory/structuredData.ts';
import { takesApplications } from '../../../lib/directory/takesApplications.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { usePageId } from '../../../lib/routes/pagePath.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Address } from '../../../ui/data-display/Address.tsx';
import { LazyEnding } from '../../../ui/layout/endings/LazyEnding.tsx';
import { PageHead } from '../../../ui/layout/head/PageHead.tsx';
import { StructuredData } from '../../../ui/layout/head/StructuredData.tsx';
import { BackLink } from '../BackLink.tsx';
import { BranchHours } from '../BranchHours.tsx';
import { DirectoryGate } from '../DirectoryGate.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { NotInDirectory } from '../NotInDirectory.tsx';
import { PlacePicture } from '../PlacePicture.tsx';
import { BranchLayout } from './BranchLayout.tsx';
import { BranchMoved } from './BranchMoved.tsx';
import { BranchSkeleton } from './BranchSkeleton.tsx';

// Prerendered with the page; scripts for the lower sections load later.
const BranchOfficers = lazy(async () => ({ default: (await import('./BranchOfficers.tsx')).BranchOfficers }));
const LocalBuyingFacts = lazy(async () => ({
  default: (await import('./LocalBuyingFacts.tsx')).LocalBuyingFacts,
}));
const OtherBranches = lazy(async () => ({ default: (await import('./OtherBranches.tsx')).OtherBranches }));
// Most pages have none.
const BranchReviews = lazy(async () => ({ default: (await import('../PageReviews.tsx')).BranchReviews }));

/** The public page of one branch with its officers. */
export function BranchPage() {
  const branchId = usePageId();
  return (
    <DirectoryGate skeleton={<BranchSkeleton />}>
      {({ branches, officers, moved_branches, reviews }) => {
        const branch = branches.find(({ id }) => id === branchId);
        const successor = branches.find(({ id }) => id === moved_branches?.[branchId]);
        if (!branch && successor) return <BranchMoved successor={successor} />;
        return branch ? (
          <BranchDetails branch={branch} all={branches} allOfficers={officers} reviews={reviews} />
        ) : (
          <NotInDirectory
            title="Branch Not Found"
            text="We couldn’t find that branch. It may have moved, or the link may be out of date."
            back="Return to all branches"
          />
        );
      }}
    </DirectoryGate>
  );
}

interface BranchDetailsProps {
  branch: Branch;
  all: readonly Branch[];
  allOfficers: readonly PublicOfficer[];
  reviews: readonly PublicReview[] | undefined;
}

function BranchDetails({ branch, all, allOfficers, reviews }: BranchDetailsProps) {
  const company = useCompany();
  const officers = allOfficers.filter(({ branchId }) => branchId === branch.id);
  const place = `${branch.name}, ${stateName(branch.state)}`;
  const manager = findManager(branch, officers);
  const rank = (officer: PublicOfficer) =>
    takesApplications(officer) ? Number(officer !== manager) : AFTER_OTHERS;
  const inOrder = officers.toSorted((one, other) => rank(one) - rank(other));
  const call = manager
    ? { label: `Call ${toFirstName(manager.name)}`, to: phoneLink(manager.phone) }
    : { label: 'Call our main line', to: `tel:${company.phone}` };
  const lead = manager
    ? `${manager.name} manages this branch. Call ${toFirstName(manager.name)}, or apply online.`
    : 'Call our main line, or apply online and we’ll match you with a loan officer.';
  return (
    <>
      <PageHead
        name={`${place} branch`}
        description={`The ${branch.name} branch of ${company.name}: ${branch.address}. Manager ${branch.manager}, license ${branch.licenseNumber}.`}
      />
      <StructuredData
        nodes={[
          branchNode(company, branch),
          breadcrumbs(
            company,
            ['Branches and loan officers', sitePaths.branches],
            [branch.name, branchPath(branch.id)],
          ),
        ]}
      />
      <BranchLayout
        head={<BackLink to={`${sitePaths.branches}#branches`} label="All branches" />}
        picture={<PlacePicture branch={branch} isFirst />}
        caption={landmarkName(branch)}
        name={
          <>
            <Typography variant="overline" color="secondary" component="p">
              {stateName(branch.state)} branch
            </Typography>
            <Typography variant="h1" sx={{ textWrap: 'balance' }}>
              Home loans in {branch.name}
            </Typography>
          </>
        }
        facts={
          <Facts sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Fact name="Address">
              <Address text={branch.address} />
              <br />
              <Link href={directionsTo(branch.address)} target="_blank" rel="noopener" sx={directions}>
                Get directions
              </Link>
            </Fact>
            <Fact name="Hours">
              <BranchHours branch={branch} />
            </Fact>
            <Fact name="Manager">
              {manager ? <Link href={officerPath(manager.id)}>{branch.manager}</Link> : branch.manager}
            </Fact>
            <Fact name="License">{branch.licenseNumber}</Fact>
          </Facts>
        }
        actions={
          <>
            <ButtonLink href={sitePaths.preApproval} variant="contained">
              Apply Now
            </ButtonLink>
            <ButtonLink href={call.to} variant="outlined" startIcon={<PhoneOutlined />}>
              Call {manager ? formatUsPhone(manager.phone) : company.phoneDisplay}
            </ButtonLink>
          </>
        }
      >
        <Suspense>
          <BranchOfficers branch={branch} officers={inOrder} />
        </Suspense>
        <Suspense>
          <LocalBuyingFacts branch={branch} />
        </Suspense>
        {reviews && (
          <Suspense>
            <BranchReviews branch={branch} officers={officers} all={reviews} />
          </Suspense>
        )}
      </BranchLayout>
      <Suspense>
        <OtherBranches branch={branch} all={all} officers={allOfficers} />
      </Suspense>
      <LazyEnding title={`Talk to someone in ${branch.name}`} lead={lead} secondary={call} />
    </>
  );
}

/** Sort position of officers who take no applications; the manager's is 0, everyone else's is 1. */
const AFTER_OTHERS = 2;

const directions = { display: 'inline-flex', alignItems: 'center', minHeight: 32 } as const;
