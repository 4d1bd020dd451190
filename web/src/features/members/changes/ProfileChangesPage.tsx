import { Card, Skeleton, Stack } from '@mui/material';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/portal/PortalPage.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { findPendingChanges } from './findPendingChanges.ts';
import { PendingChanges } from './PendingChanges.tsx';
import { usePendingMembers } from './usePendingMembers.ts';

const TITLE = 'Profile Changes';

/** Profile changes that an administrator has to confirm. */
export function ProfileChangesPage() {
  return (
    <PortalPage action="profiles:confirm" title={TITLE} isWide>
      <PageHeading title={TITLE}>
        Email addresses and NMLS numbers appear on public pages and flyers only after an administrator
        confirms them. The same goes for a name that a colleague already has.
      </PageHeading>
      <Changes />
    </PortalPage>
  );
}

function Changes() {
  const { member } = useSignedIn();
  const team = usePendingMembers(member.tenant_id);
  if (team.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load profile changes" onRetry={team.retry}>
        {loadErrorMessage(team.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <ConnectionHint live={team} />
      {team.status === 'loading' ? (
        <Card role="status" aria-label="Loading profile changes" sx={{ p: 2 }}>
          <Stack spacing={2}>
            <Skeleton height={36} />
            <Skeleton height={36} />
          </Stack>
        </Card>
      ) : (
        <>
          <UnreadableAlert count={team.data.unreadable} />
          <PendingChanges team={team.data.items} />
          {team.data.more && <LoadMore onMore={team.data.more.load} isLoading={team.data.more.isLoading} />}
          {findPendingChanges(team.data.items).length === 0 && !team.data.more && (
            <EmptyState title="Nothing to confirm">
              When someone on your team changes their email or NMLS number, it shows up here.
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}
