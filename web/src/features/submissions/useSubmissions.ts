import { paths } from '@brokerage/domain/paths';
import { DESK_LIMIT, type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

/** The tenant's newest submissions, newest first, live. The rules refuse a query without this limit. */
export function useSubmissions(tenantId: string): Live<Documents<Submission>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.submissions.all(tenantId));
    return subscribeQuery(query(all, orderBy('created_at', 'desc'), limit(DESK_LIMIT)), submissionSchema);
  }, [firestore, tenantId]);
  return useLiveData(listen);
}
