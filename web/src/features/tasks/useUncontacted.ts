import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';
import { uncontactedQuery } from '../../lib/live-data/firstListQueries.ts';

/** Subscribes to applicants nobody has contacted, for administrators. Somebody may have started to work on one and not called yet. */
export function useUncontacted(tenantId: string): Live<Documents<Submission>> {
  const firestore = useFirestore();
  return useLiveData(
    useMemo(
      () => subscribeQuery(uncontactedQuery(firestore, tenantId), submissionSchema),
      [firestore, tenantId],
    ),
  );
}
