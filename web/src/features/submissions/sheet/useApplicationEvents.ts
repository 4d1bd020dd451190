import { applicationEventSchema } from '@brokerage/domain/application/workflow/applicationEvent';
import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useList } from '../../../lib/live-data/useList.ts';

/** Events of a page. */
const PAGE_SIZE = 25;

/** Subscribes to what happened to an application, newest first, a page at a time. */
export function useApplicationEvents(tenantId: string, { id }: Pick<Submission, 'id'>) {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.applicationEvents(tenantId, id)),
      constraints: [orderBy('n', 'desc')],
      pageSize: PAGE_SIZE,
      schema: applicationEventSchema,
    }),
    [firestore, tenantId, id],
  );
  return useList(list);
}
