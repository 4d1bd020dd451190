import { OPEN_STATUSES } from '@brokerage/domain/application/applicationWorkflow';
import { paths } from '@brokerage/domain/paths';
import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';
import { listQuery } from '../../lib/live-data/listQuery.ts';

/** How many are read at most; the count is then `10+`. */
export const UNCONTACTED_LIMIT = 10;

/**
 * Subscribes to open applications whose applicants nobody has contacted, the first deadline first; for administrators. Somebody may
 * have started to work on one and not called yet.
 */
export function useUncontacted(tenantId: string): Live<Documents<Submission>> {
  const firestore = useFirestore();
  return useLiveData(
    useMemo(() => {
      const uncontacted = listQuery(
        collection(firestore, paths.submissions.all(tenantId)),
        UNCONTACTED_LIMIT,
        where('first_contact_at', '==', null),
        where('status', 'in', OPEN_STATUSES),
        orderBy('due_at'),
      );
      return subscribeQuery(uncontacted, submissionSchema);
    }, [firestore, tenantId]),
  );
}
