import { LINKS_LIMIT } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { DESK_QUERY_LIMIT } from '@brokerage/domain/submission/submission';
import { CLOSED_STATUSES } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { formatCapped } from '../../../lib/format/formatCapped.ts';
import { knownCount, useCount } from '../../../lib/live-data/useCount.ts';

/** Counts of what a member's successor takes over, such as `3` or `50+`; undefined while unknown, or if it can't be counted. */
export interface WorkCounts {
  submissions: string | undefined;
  links: string | undefined;
}

const formatKnown = (count: ReturnType<typeof useCount>, max: number) => {
  const known = knownCount(count);
  return known === undefined ? undefined : formatCapped(known, max);
};

/** Counts a member's open submissions and shared links, once. The rules limit a count query like a list query. */
export function useWorkCounts({ tenant_id, user_id, officer_id }: Member): WorkCounts {
  const firestore = useFirestore();
  const submissions = useMemo(
    () =>
      officer_id === null
        ? undefined
        : {
            source: collection(firestore, paths.submissions.all(tenant_id)),
            // The same query and index as on the server.
            constraints: [
              where('lo_assigned_id', '==', officer_id),
              where('status', 'not-in', CLOSED_STATUSES),
              orderBy('status'),
              orderBy('created_at', 'desc'),
            ],
            max: DESK_QUERY_LIMIT,
          },
    [firestore, tenant_id, officer_id],
  );
  const links = useMemo(
    () => ({
      source: collection(firestore, paths.sharedLinks.all(tenant_id)),
      constraints: [where('created_by_user_id', '==', user_id)],
      max: LINKS_LIMIT,
    }),
    [firestore, tenant_id, user_id],
  );
  return {
    submissions: formatKnown(useCount(submissions), DESK_QUERY_LIMIT),
    links: formatKnown(useCount(links), LINKS_LIMIT),
  };
}
