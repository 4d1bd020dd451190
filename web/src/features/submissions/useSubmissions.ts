import { paths } from '@brokerage/domain/paths';
import { DESK_LIMIT, type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import type { Live } from '../../lib/live-data/documents.ts';
import { type ListData, useList } from '../../lib/live-data/useList.ts';

/** Narrows the applications of a list. */
export interface SubmissionFilter {
  search: string;
  /** Empty for every status. */
  status: string;
}

/** Of whom: a company's, or those that are assigned to an entry of its directory. */
interface SubmissionScope {
  tenantId: string;
  officerId?: string;
}

/** Subscribes to applications, newest first, a page at a time. The rules refuse an officer's query for others than their own. */
export function useSubmissions(
  { tenantId, officerId }: SubmissionScope,
  { search, status }: SubmissionFilter,
): Live<ListData<Submission>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.submissions.all(tenantId)),
      constraints: [
        ...(officerId === undefined ? [] : [where('lo_assigned_id', '==', officerId)]),
        orderBy('created_at', 'desc'),
      ],
      pageSize: DESK_LIMIT,
      schema: submissionSchema,
    }),
    [firestore, tenantId, officerId],
  );
  const equals = useMemo(() => (status === '' ? [] : [where('status', '==', status)]), [status]);
  return useList(list, { search, equals });
}
