import { paths } from '@brokerage/domain/paths';
import { DESK_LIMIT, type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import {
  type Documents,
  type Live,
  subscribeQuery,
  subscribeReady,
  useLiveData,
} from '../../lib/live-data/documents.ts';
import { listQuery } from '../../lib/live-data/listQuery.ts';

/** Who is in no directory can't be chosen by an applicant. */
const NO_LEADS = subscribeReady<Documents<Submission>>({ items: [], unreadable: 0 });

/**
 * Applications assigned to the officer with that directory entry that nobody has worked on yet, newest first, live.
 * The rules refuse a query for another's entry, or without this limit.
 */
export function useOwnLeads(tenantId: string, officerId: string | null): Live<Documents<Submission>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    if (officerId === null) return NO_LEADS;
    const all = collection(firestore, paths.submissions.all(tenantId));
    const own = listQuery(
      all,
      DESK_LIMIT,
      where('lo_assigned_id', '==', officerId),
      where('status', '==', 'new'),
      orderBy('created_at', 'desc'),
    );
    return subscribeQuery(own, submissionSchema);
  }, [firestore, tenantId, officerId]);
  return useLiveData(listen);
}
