import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { Box, Card, Skeleton } from '@mui/material';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { QueueCard } from './QueueCard.tsx';
import { toOfficerName } from './toOfficerName.ts';
import type { NameTemplate } from './useTemplateNames.ts';

interface QueueListProps {
  live: Live<ListData<Flyer>>;
  /** The loaded part of the queue, in the selected order. */
  waiting: readonly Flyer[];
  nameTemplate: NameTemplate;
  memberNames: ReadonlyMap<string, string>;
  /** Uids of deactivated members. */
  deactivated: ReadonlySet<string>;
  onReview: (id: string) => void;
}

/** The queue, in each of its states. */
export function QueueList({
  live,
  waiting,
  nameTemplate,
  memberNames,
  deactivated,
  onReview,
}: QueueListProps) {
  const { member } = useSignedIn();
  if (live.status === 'loading') return <QueueSkeleton />;
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load approval queue" onRetry={live.retry}>
        {loadErrorMessage(live.error, 'Flyers stay in the queue until someone reviews them.')}
      </ErrorState>
    );
  }
  const { unreadable, more } = live.data;
  return (
    <>
      <UnreadableAlert count={unreadable} />
      {waiting.length === 0 && unreadable === 0 && (
        <EmptyState scene="sound" title="All Caught Up">
          No flyers pending approval at this time
        </EmptyState>
      )}
      {waiting.length > 0 && (
        <Box component="ul" sx={grid}>
          {waiting.map((flyer) => (
            <QueueCard
              key={flyer.id}
              flyer={flyer}
              templateName={nameTemplate(flyer.template_id)}
              officerName={toOfficerName(flyer, memberNames)}
              isDeactivated={deactivated.has(flyer.owner_user_id)}
              isMine={flyer.owner_user_id === member.user_id}
              onReview={() => onReview(flyer.id)}
            />
          ))}
        </Box>
      )}
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are the first {waiting.length}.
        </LoadMore>
      )}
    </>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
};

function QueueSkeleton() {
  return (
    <Box role="status" aria-label="Loading the approval queue" sx={grid}>
      {['a', 'b', 'c'].map((card) => (
        <Card key={card} sx={{ display: 'flex', gap: 2, p: 2 }}>
          <Skeleton variant="rectangular" width={96} height={124} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton height={28} width="min(280px, 70%)" sx={{ mb: 1 }} />
            <Skeleton height={22} width="min(220px, 60%)" />
            <Skeleton height={22} width="min(180px, 50%)" />
            <Skeleton height={22} width="min(240px, 64%)" />
          </Box>
          <Skeleton
            variant="rounded"
            width={72}
            height={40}
            sx={{ display: { xs: 'none', md: 'block' }, alignSelf: 'center' }}
          />
        </Card>
      ))}
    </Box>
  );
}
