import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { Box, Skeleton, Tab, Tabs } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useOptimisticSearch } from '../../lib/routes/useOptimisticSearch.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useSingleKey } from '../../lib/useSingleKey.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts';
import { PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { ConsentAlert } from './ConsentAlert.tsx';
import { reviewButtonId } from './QueueCard.tsx';
import { APPROVAL_VIEWS, type ApprovalView, QueueHeading } from './QueueHeading.tsx';
import { QueueList } from './QueueList.tsx';
import { sortQueue, type WaitingOrder } from './QueueOrder.tsx';
import { useUnsentReviews } from './review/marks/useUnsentReviews.ts';
import { useOwners } from './useOwners.ts';
import { usePendingCount } from './usePendingCount.ts';
import { usePendingFlyers } from './usePendingFlyers.ts';
import { useReviewAddress } from './useReviewAddress.ts';
import { useTemplateNames } from './useTemplateNames.ts';

// Lazy, because few reviewers open this tab first.
const MyDecisions = lazy(async () => ({ default: (await import('./MyDecisions.tsx')).MyDecisions }));

// Members who open the queue usually review, so this loads right after the list.
const loadReviewDialog = () => import('./review/ReviewDialog.tsx');
const ReviewDialog = lazy(async () => ({ default: (await loadReviewDialog()).ReviewDialog }));

const QUEUE_ID = 'approval-queue';

const NONE: readonly Flyer[] = [];

/** Returns the flyers that joined the queue while it was open, until the list changes again. */
function useNewlyQueued(flyers: readonly Flyer[] | undefined): readonly Flyer[] {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const [newFlyers, setNewFlyers] = useState(NONE);
  const ids = flyers?.map(({ id }) => id);
  const isSame = known && ids?.length === known.size && ids.every((id) => known.has(id));
  if (flyers && !isSame) {
    setKnown(new Set(ids));
    setNewFlyers(known ? flyers.filter(({ id }) => !known.has(id)) : NONE);
  }
  return newFlyers;
}

function announcement(newFlyers: readonly Flyer[]): string {
  const [first, ...others] = newFlyers;
  if (!first) return '';
  return others.length === 0
    ? `New flyer to review: ${first.title}`
    : `${newFlyers.length} new flyers to review`;
}

/** Returns the focus to where the review was opened, or to the list if that flyer is gone. */
function focusQueue(id: string) {
  const button = document.getElementById(reviewButtonId(id));
  (button ?? document.getElementById(QUEUE_ID))?.focus();
}

function ApprovalQueue() {
  const { member } = useSignedIn();
  // The open view and the order are in the URL, so reload and Back keep them.
  const [search, setSearch] = useOptimisticSearch();
  const order: WaitingOrder = search.get('order') === 'waiting' ? 'waiting' : 'newest';
  const live = usePendingFlyers(member.tenant_id, order);
  const count = usePendingCount(member.tenant_id, live);
  const flyers = readyData(live)?.items;
  const owners = (flyers ?? NONE).map(({ owner_user_id }) => owner_user_id);
  const { names: memberNames, deactivated } = useOwners(member.tenant_id, owners);
  const nameTemplate = useTemplateNames(
    member.tenant_id,
    (flyers ?? NONE).map(({ template_id }) => template_id),
  );
  const address = useReviewAddress(focusQueue);
  const view: ApprovalView = search.get('view') === 'decisions' ? 'decisions' : 'pending';
  const unsentReviews = useUnsentReviews(member.user_id);
  useFailureToast('Failed to load approval queue', live.status === 'failed');
  const newFlyers = useNewlyQueued(live.status === 'ready' && live.isCached ? undefined : flyers);
  const waiting = sortQueue(flyers ?? [], order);
  const isLoaded = flyers !== undefined;
  useEffect(() => {
    if (isLoaded) void loadReviewDialog();
  }, [isLoaded]);
  const [first] = view === 'pending' ? waiting : NONE;
  const startReview = first && (() => address.open(first.id));
  useSingleKey('r', address.id === null ? startReview : undefined);

  return (
    <>
      <QueueHeading
        view={view}
        isLoading={live.status === 'loading'}
        count={count}
        waiting={waiting.length}
        order={order}
        onOrder={(next) => setSearch(next === 'newest' ? {} : { order: next }, { replace: true })}
        onStart={startReview}
      />
      <div role="status" style={visuallyHidden}>
        {announcement(newFlyers)}
      </div>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <Tabs
          value={view}
          onChange={(_event, next: ApprovalView) =>
            setSearch({
              ...(order === 'waiting' && { order }),
              ...(next !== 'pending' && { view: next }),
            })
          }
          aria-label="Approvals"
        >
          {Object.entries(APPROVAL_VIEWS).map(([value, { label }]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`tab-${value}`}
              aria-controls={`panel-${value}`}
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`panel-${view}`} aria-labelledby={`tab-${view}`}>
        {view === 'decisions' ? (
          <Suspense
            fallback={
              <Skeleton variant="rounded" height={240} role="status" aria-label="Loading decisions" />
            }
          >
            <MyDecisions />
          </Suspense>
        ) : (
          <>
            <ConnectionHint live={live} />
            <ConsentAlert />
            {/* Gets the focus when the reviewed flyer is no longer in the list. */}
            <Box id={QUEUE_ID} tabIndex={-1} role="region" aria-label="Flyers waiting for review">
              <QueueList
                live={live}
                waiting={waiting}
                nameTemplate={nameTemplate}
                memberNames={memberNames}
                deactivated={deactivated}
                onReview={address.open}
              />
            </Box>
          </>
        )}
      </Box>
      {address.id !== null && (
        <Suspense>
          <ReviewDialog
            id={address.id}
            waiting={waiting}
            unsent={unsentReviews.find(address.id)}
            onUnsent={unsentReviews.change}
            onDecided={unsentReviews.discard}
            onShow={address.replace}
            onClose={address.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Flyers waiting for approval, and the reviewer's own past decisions; for members who can review. */
export function ApprovalQueuePage() {
  return (
    <PortalPage action="flyers:review" title="Approval Queue" isWide>
      <ApprovalQueue />
    </PortalPage>
  );
}
