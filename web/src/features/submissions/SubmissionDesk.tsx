import type { Submission } from '@brokerage/domain/preapproval/submission';
import { Alert } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import type { Live } from '../../lib/live-data/documents.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { ApplicationSheet } from './ApplicationSheet.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { type SubmissionFilter, useSubmissions } from './useSubmissions.ts';

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

interface SubmissionDeskProps {
  /** Of an officer: their entry in the directory. */
  officerId?: string;
  /** The heading, above a line that says how many there are. */
  renderHeading: (count: string) => ReactNode;
  /** What one of the list is called. */
  noun: 'submission' | 'lead';
  /** What shows while there is none. */
  empty: ReactNode;
}

const NO_FILTER: SubmissionFilter = { search: '', status: '' };

/** Lists applications, live and newest first, each of which opens in a side sheet. */
export function SubmissionDesk({ officerId, renderHeading, noun, empty }: SubmissionDeskProps) {
  const { member } = useSignedIn();
  const notify = useNotify();
  const [filter, setFilter] = useState(NO_FILTER);
  const scope = { tenantId: member.tenant_id, ...(officerId !== undefined && { officerId }) };
  const live = useSubmissions(scope, filter);
  const isFailed = live.status === 'failed';
  const failure = `Failed to load ${noun}s`;
  useEffect(() => {
    if (isFailed) notify({ title: failure, severity: 'error' });
  }, [isFailed, failure, notify]);
  const arrivals = useNewArrivals(
    live.status === 'ready' && !live.isRemembered ? live.data.items : undefined,
  );
  const isFiltered = filter.search !== '' || filter.status !== '';
  return (
    <>
      {renderHeading(countLine(live, noun))}
      <Announcement text={announcement(arrivals)} />
      <ConnectionHint live={live} />
      <ApplicationSheet />
      {live.status === 'loading' && (
        <TableSkeleton label={`Loading ${noun}s`} columns={[2, 1, 1, 3, 2, 1, 1]} />
      )}
      {live.status === 'failed' && (
        <ErrorState title={failure} onRetry={live.retry}>
          {loadFailureText(live.error, 'Applications are saved as they come in.')}
        </ErrorState>
      )}
      {live.status === 'ready' && live.data.unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {live.data.unreadable === 1 ? '1 record' : `${live.data.unreadable} records`} couldn’t be shown.
          Please let your administrator know.
        </Alert>
      )}
      {live.status === 'ready' &&
        (live.data.items.length > 0 || isFiltered ? (
          <SubmissionList
            submissions={live.data.items}
            more={live.data.more}
            fresh={new Set(arrivals.map((submission) => submission.id))}
            filter={filter}
            onFilter={setFilter}
          />
        ) : (
          live.data.unreadable === 0 && empty
        ))}
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

type LiveSubmissions = Live<ListData<Submission>>;

function countLine(live: LiveSubmissions, noun: string): string {
  if (live.status === 'loading') return 'Loading…';
  if (live.status === 'failed') return '';
  const count = live.data.items.length + live.data.unreadable;
  if (live.data.more) return `Newest ${count}`;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function announcement(arrivals: readonly Submission[]): string {
  const [first, ...others] = arrivals;
  if (!first) return '';
  return others.length === 0
    ? `New submission from ${first.first_name} ${first.last_name}`
    : `${arrivals.length} new submissions`;
}
