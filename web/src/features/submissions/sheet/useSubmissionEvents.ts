import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/submission/submission';
import { submissionEventSchema } from '@brokerage/domain/submission/workflow/submissionEvent';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useList } from '../../../lib/live-data/useList.ts';

/** Events of a page. */
const PAGE_SIZE = 25;

/** Subscribes to a submission's history, newest first, one page at a time. */
export function useSubmissionEvents(tenantId: string, { id }: Pick<Submission, 'id'>) {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.submissionEvents(tenantId, id)),
      constraints: [orderBy('n', 'desc')],
      pageSize: PAGE_SIZE,
      schema: submissionEventSchema,
    }),
    [firestore, tenantId, id],
  );
  return useList(list);
}
