import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import {
  countFilterFields,
  matchesSubmissionFilter,
  type SubmissionFilter,
} from '@brokerage/domain/submission/lists/submissionFilter';
import { SUBMISSION_KIND_NAMES } from '@brokerage/domain/submission/lists/submissionKindNames';
import type { Submission } from '@brokerage/domain/submission/submission';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { useOfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNow } from '../../../lib/useNow.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { useFailureToast } from '../../../ui/feedback/useFailureToast.ts';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { SubmissionFilters } from '../filters/SubmissionFilters.tsx';
import { useSubmissionFilter } from '../filters/useSubmissionFilter.ts';
import { SubmissionSheet } from '../sheet/SubmissionSheet.tsx';
import { LIST_ORDERS, listOrder } from './listOrder.ts';
import { NewArrivals } from './NewArrivals.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { useArrivals } from './useArrivals.ts';
import { type LiveSubmissions, useSubmissions } from './useSubmissions.ts';

const NO_IDS: readonly string[] = [];

/** Returns the loaded submissions that match the filter and the search. */
function useFilteredSubmissions(
  submissions: readonly Submission[],
  filter: SubmissionFilter,
  search: string,
): readonly Submission[] {
  const now = useNow();
  return useMemo(() => {
    const words = toSearchWords(search);
    return submissions.filter(
      (submission) =>
        matchesSubmissionFilter(submission, filter, { now, timeZone: companyTimeZone() }) &&
        matchesSearch(searchTexts.submission(submission), words),
    );
  }, [submissions, filter, search, now]);
}

/** Tolerance in pixels before the top of the list counts as out of view. */
const TOLERANCE = 8;

/** Returns whether the user has scrolled down in the element: its top is above the window, or part of it is scrolled. */
function useIsScrolled(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (event: Event) => {
      const list = element.current;
      if (!list) return;
      const { target } = event;
      const isPart = target instanceof HTMLElement && list.contains(target);
      if (isPart) setScrolled(target.scrollTop > TOLERANCE);
      else setScrolled(list.getBoundingClientRect().top < -TOLERANCE);
    };
    // A scroll event doesn't bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [element]);
  return isScrolled;
}

interface SubmissionDeskProps {
  /** An officer's directory id. */
  officerId?: string;
  /** Renders the heading above a line with the count. */
  renderHeading: (count: string) => ReactNode;
  /** Noun for an item of the list. */
  noun: 'submission' | 'lead';
  /** Shown while there are none. */
  empty: ReactNode;
}

/** A live list of submissions, newest first; each opens in a side sheet. */
export function SubmissionDesk({ officerId, renderHeading, noun, empty }: SubmissionDeskProps) {
  const { member } = useSignedIn();
  const isOwn = officerId !== undefined;
  const [filter, setFilter] = useSubmissionFilter(isOwn);
  const [search, setSearch] = useState('');
  const scope = { tenantId: member.tenant_id, ...(isOwn && { officerId }) };
  const live = useSubmissions(scope, filter, search);
  const failure = `Failed to load ${noun}s`;
  useFailureToast(failure, live.status === 'failed');

  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useIsScrolled(list);
  const isNarrowed = countFilterFields(filter) > 0 || search !== '';
  const loaded = readyData(live);
  const isCached = live.status === 'ready' && live.isCached === true;
  const arrivals = useArrivals(isCached ? undefined : loaded?.items, {
    listKey: JSON.stringify(filter),
    isHolding: isNarrowed || isScrolled,
    // When sorted by deadline, new ones come last and don't push any out.
    isPart: loaded?.more !== undefined && listOrder(filter) === 'newest',
  });
  const items = arrivals.items ?? loaded?.items ?? [];
  const assigned = isOwn ? NO_IDS : items.flatMap(({ lo_assigned_id }) => lo_assigned_id ?? []);
  const officers = useOfficerNames(member.tenant_id, assigned);
  const found = useFilteredSubmissions(items, filter, search);

  function showArrivals() {
    const [first] = arrivals.waiting;
    arrivals.show();
    // Wait until the rows have rendered. The button that had the focus is gone.
    setTimeout(() => {
      list.current?.scrollIntoView({ block: 'start' });
      list.current
        ?.querySelector<HTMLElement>(`[data-opens-sheet="${CSS.escape(first?.id ?? '')}"]`)
        ?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      {renderHeading(
        search === ''
          ? countLine(live, noun, { filter, waiting: arrivals.waiting.length })
          : matchLine(live, found.length),
      )}
      <Announcement text={announcement(arrivals, noun)} />
      <ConnectionHint live={live} />
      <SubmissionSheet noun={noun} />
      {live.status === 'loading' && (
        <TableSkeleton label={`Loading ${noun}s`} columns={[2, 1, 1, 3, 2, 1, 1]} />
      )}
      {live.status === 'failed' && (
        <ErrorState title={failure} onRetry={live.retry}>
          {loadErrorMessage(live.error, 'New ones are still being saved.')}
        </ErrorState>
      )}
      {live.status === 'ready' && <UnreadableAlert count={live.data.unreadable} />}
      <NewArrivals count={arrivals.waiting.length} noun={noun} onShow={showArrivals} />
      {live.status === 'ready' &&
        (items.length > 0 || isNarrowed || isCached ? (
          // Scroll to below the portal's header.
          <Box ref={list} sx={{ scrollMarginTop: 72 }}>
            <SubmissionList
              found={found}
              loaded={items}
              more={live.data.more}
              fresh={new Set(arrivals.fresh.map((submission) => submission.id))}
              filter={filter}
              search={search}
              filters={
                <SubmissionFilters
                  filter={filter}
                  onFilter={setFilter}
                  search={search}
                  onSearch={setSearch}
                  isOwn={isOwn}
                  noun={noun}
                />
              }
              isLoading={isCached}
              officers={isOwn ? undefined : officers}
              noun={noun}
              onShowAll={() => {
                setSearch('');
                setFilter({});
              }}
            />
          </Box>
        ) : (
          live.data.unreadable === 0 && empty
        ))}
    </>
  );
}

/** Announces new submissions to screen readers; others see the new row highlighted, or the button. */
function Announcement({ text }: { text: string }) {
  return (
    <div role="status" style={visuallyHidden}>
      {text}
    </div>
  );
}

interface Counted {
  filter: SubmissionFilter;
  /** How many are not in the list yet. */
  waiting: number;
}

function countLine(live: LiveSubmissions, noun: string, { filter, waiting }: Counted): string {
  if (live.status !== 'ready') return '';
  const read = live.data.items.length + live.data.unreadable;
  if (live.data.more) return capitalize(LIST_ORDERS[listOrder(filter)].first(read));
  return pluralize(read - waiting, noun);
}

/** Returns the number of loaded submissions that match a search. */
const matchLine = (live: LiveSubmissions, found: number): string =>
  live.status === 'ready' ? pluralize(found, 'match', 'matches') : '';

interface Announced {
  waiting: readonly Submission[];
  unannounced: readonly Submission[];
}

function announcement({ waiting, unannounced }: Announced, noun: string): string {
  const [first, ...others] = unannounced;
  if (first && others.length === 0) {
    return `New ${SUBMISSION_KIND_NAMES[first.kind]} from ${applicantName(first)}`;
  }
  const count = unannounced.length || waiting.length;
  return count === 0 ? '' : pluralize(count, `new ${noun}`);
}
