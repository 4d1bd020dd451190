import { paths } from '@brokerage/domain/paths';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { toSubmissionQuery } from '@brokerage/domain/submission/lists/submissionQuery';
import { DESK_LIMIT, type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { isActionNoticeDue } from '@brokerage/domain/submission/workflow/actionNotice';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { type ListData, useList } from '../../../lib/live-data/useList.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { usePreviousWhileLoading } from '../../../lib/live-data/usePreviousWhileLoading.ts';
import { useNow } from '../../../lib/useNow.ts';

/** All submissions of a company, or those assigned to one officer in its directory. */
interface SubmissionScope {
  tenantId: string;
  officerId?: string;
}

export type LiveSubmissions = Live<ListData<Submission>>;

/** Removes submissions that aren't due yet. The deadline query returns those last, so there is no next page either. */
function toDue(live: LiveSubmissions, isDue: (submission: Submission) => boolean): LiveSubmissions {
  if (live.status !== 'ready') return live;
  const { more, ...data } = live.data;
  const items = data.items.filter(isDue);
  const isPart = items.length === data.items.length;
  return { ...live, data: { ...data, items, ...(isPart && more && { more }) } };
}

/**
 * Subscribes to the submissions of a filter, newest first or by the filter's deadline, one page at a time; memoize the filter. The rules
 * reject an officer's query for other people's submissions. While another filter loads, the previous list stays: the caller leaves out
 * items that don't match.
 */
export function useSubmissions(
  { tenantId, officerId }: SubmissionScope,
  filter: SubmissionFilter,
  search: string,
): LiveSubmissions {
  const firestore = useFirestore();
  const now = useNow();
  const list = useMemo(() => {
    const wanted = toSubmissionQuery(filter, { timeZone: companyTimeZone(), officerId });
    return {
      source: collection(firestore, paths.submissions.all(tenantId)),
      constraints: [
        ...wanted.where.map(({ field, op, value }) => where(field, op, value)),
        orderBy(wanted.orderBy.field, wanted.orderBy.direction),
      ],
      pageSize: DESK_LIMIT,
      schema: submissionSchema,
    };
  }, [firestore, tenantId, officerId, filter]);
  const live = useList(list, { search });
  const kept = usePreviousWhileLoading(live, `${tenantId} ${officerId ?? ''}`);
  return useMemo(() => {
    if (filter.notice)
      return toDue(kept, (submission) => isActionNoticeDue(submission, now, companyTimeZone()));
    return filter.overdue
      ? toDue(kept, (submission) => contactClock(submission, now).state === 'overdue')
      : kept;
  }, [kept, filter, now]);
}
