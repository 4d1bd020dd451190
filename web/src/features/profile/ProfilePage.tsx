import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { Card, Link, Skeleton, Typography } from '@mui/material';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { HolderLicenses } from '../../ui/data-display/HolderLicenses.tsx';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/SkeletonLines.tsx';
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

const TITLE = 'Profile Settings';
const FAILED = 'Failed to load profile';

/** Profile Settings: the signed-in member edits their own profile (docs/product.md#profiles). */
export function ProfilePage() {
  const { member } = useSignedIn();
  return (
    <PortalPage action="portal:enter" title={TITLE} isNarrow>
      <PageHeading title={TITLE}>
        {member.officer_id === null ? (
          'Your name, photo and contact info appear on your flyers and email signature.'
        ) : (
          <>
            Your name, photo and contact info appear on your flyers, email signature and{' '}
            {/* A full page load, because the website is another application. */}
            <Link href={officerPath(member.officer_id)}>public page</Link>. Your public page has its own
            title.
          </>
        )}
      </PageHeading>
      <Profile />
      {member.officer_id !== null && (
        <OwnLicenses tenantId={member.tenant_id} officerId={member.officer_id} />
      )}
    </PortalPage>
  );
}

function Profile() {
  const { user } = useSignedIn();
  // Undefined when it can't be read.
  const live = useDocument(paths.member(user.uid), memberSchema);
  useFailureToast(FAILED, live.status === 'failed' || (live.status === 'ready' && !live.data));
  return (
    <>
      <ConnectionHint live={live} />
      {live.status === 'ready' && live.data && <ProfileEditor record={live.data} />}
      {live.status === 'ready' && !live.data && (
        <ErrorState title={FAILED} onRetry={() => window.location.reload()}>
          Something is wrong with your saved profile. Ask your administrator for help.
        </ErrorState>
      )}
      {live.status === 'failed' && (
        <ErrorState title={FAILED} onRetry={live.retry}>
          Check your connection and try again.
        </ErrorState>
      )}
      {live.status === 'loading' && (
        <SkeletonLines label="Loading your profile" count={3} kind="fields">
          <Skeleton variant="rounded" height={120} />
        </SkeletonLines>
      )}
    </>
  );
}

function OwnLicenses({ tenantId, officerId }: { tenantId: string; officerId: string }) {
  return (
    <Card component="section" aria-labelledby="own-licenses" sx={{ p: 2.5, mt: 3 }}>
      <Typography variant="h3" component="h2" id="own-licenses" sx={{ mb: 1 }}>
        Your licenses
      </Typography>
      <HolderLicenses
        tenantId={tenantId}
        holder={{ holder_kind: 'officer', holder_id: officerId }}
        label="Your licenses"
        empty="None recorded yet."
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        A super administrator keeps them up to date.
      </Typography>
    </Card>
  );
}
