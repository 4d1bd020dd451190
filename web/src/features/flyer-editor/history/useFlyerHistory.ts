import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerStepSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, type QueryDocumentSnapshot, startAfter, where } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import { usePages } from '../../../lib/live-data/usePages.ts';

/** Steps read at a time. */
const PAGE_SIZE = 20;

/** Returns what happened to a flyer, newest first, a page at a time. A further step starts it over. */
export function useFlyerHistory({ tenant_id, id, step_count }: Flyer) {
  const firestore = useFirestore();
  const pageQuery = useCallback(
    (after: QueryDocumentSnapshot | undefined) =>
      listQuery(
        collection(firestore, paths.flyerHistory(tenant_id, id)),
        PAGE_SIZE,
        where('n', '<=', step_count),
        orderBy('n', 'desc'),
        ...(after ? [startAfter(after)] : []),
      ),
    [firestore, tenant_id, id, step_count],
  );
  return usePages(pageQuery, flyerStepSchema, PAGE_SIZE);
}
