import { DESK_LIMIT, type Submission } from '@brokerage/domain/preapproval/submission';
import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import type { Documents, Live } from '../../lib/live-data/documents.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { TabHeading } from '../../ui/layout/TabHeading.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { ApplicationSheet } from './ApplicationSheet.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { useSubmissions } from './useSubmissions.ts';

const SHOWN_MS = 8_000;
const NONE: readonly Submission[] = [];

/**
 * Those that came in while the list was being looked at, for a moment. Only a later time counts: when one is taken
 * away from the list, an older one moves up at its end.
 */
function useNewArrivals(submissions: readonly Submission[] | undefined): readonly Submission[] {
  const [seenUpTo, setSeenUpTo] = useState<number>();
  const [arrivals, setArrivals] = useState(NONE);
  if (submissions) {
    const newest = submissions[0]?.created_at.getTime() ?? 0;
    if (seenUpTo === undefined) setSeenUpTo(newest);
    else if (newest > seenUpTo) {
      setSeenUpTo(newest);
      setArrivals(submissions.filter((submission) => submission.created_at.getTime() > seenUpTo));
    }
  }
  useEffect(() => {
    if (arrivals.length === 0) return;
    const timer = setTimeout(() => setArrivals(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrivals]);
  return arrivals;
}

/** Shows administrators the newest pre-approval applications, live (docs/product.md#submissions). */
export function SubmissionsTab() {
  const { member } = useSignedIn();
  const notify = useNotify();
  const live = useSubmissions(member.tenant_id);
  const isFailed = live.status === 'failed';
  useEffect(() => {
    if (isFailed) notify({ title: 'Failed to load submissions', severity: 'error' });
  }, [isFailed, notify]);
  const arrivals = useNewArrivals(
    live.status === 'ready' && !live.isRemembered ? live.data.items : undefined,
  );
  return (
    <>
      <TabHeading title="Submissions">{countLine(live)}</TabHeading>
      <Announcement text={announcement(arrivals)} />
      <ConnectionHint live={live} />
      <ApplicationSheet />
      <Content live={live} fresh={new Set(arrivals.map((submission) => submission.id))} />
    </>
  );
}

/** For screen readers: others see the new row light up. */
function Announcement({ text }: { text: string }) {
  return (
    <div role="status" style={visuallyHidden}>
      {text}
    </div>
  );
}

type LiveSubmissions = Live<Documents<Submission>>;

function Content({ live, fresh }: { live: LiveSubmissions; fresh: ReadonlySet<string> }) {
  if (live.status === 'loading')
    return <TableSkeleton label="Loading submissions" columns={[2, 1, 1, 3, 2, 1, 1]} />;
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load submissions" onRetry={live.retry}>
        {loadFailureText(live.error, 'Applications are saved as they come in.')}
      </ErrorState>
    );
  }
  const { items, unreadable } = live.data;
  return (
    <>
      {unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unreadable === 1 ? '1 record' : `${unreadable} records`} couldn’t be shown. Please let your
          administrator know.
        </Alert>
      )}
      {items.length > 0 && <SubmissionList submissions={items} fresh={fresh} />}
      {items.length === 0 && unreadable === 0 && (
        <EmptyState title="No submissions found">
          New pre-approval applications appear here automatically.
        </EmptyState>
      )}
    </>
  );
}

function countLine(live: LiveSubmissions): string {
  if (live.status === 'loading') return 'Loading…';
  if (live.status === 'failed') return '';
  const count = live.data.items.length + live.data.unreadable;
  if (count >= DESK_LIMIT) return `Newest ${DESK_LIMIT}`;
  return count === 1 ? '1 submission' : `${count} submissions`;
}

function announcement(arrivals: readonly Submission[]): string {
  const [first, ...others] = arrivals;
  if (!first) return '';
  return others.length === 0
    ? `New submission from ${first.first_name} ${first.last_name}`
    : `${arrivals.length} new submissions`;
}
