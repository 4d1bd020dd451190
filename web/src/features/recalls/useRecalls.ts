import { documentIdSchema } from '@brokerage/domain/ids/documentId';
import { paths } from '@brokerage/domain/paths';
import { type Recall, recallSchema } from '@brokerage/domain/recall/recall';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 25;

/** Subscribes to a tenant's recalls, newest first, a page at a time. */
export function useRecalls(tenantId: string): Live<ListData<Recall>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.recalls.all(tenantId)),
      constraints: [orderBy('started_at', 'desc')],
      pageSize: PAGE_SIZE,
      schema: recallSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list);
}

/** Subscribes to one recall; undefined when there is none, or the id is invalid. */
export function useRecall(tenantId: string, id: string): Live<Recall | undefined> {
  const isId = documentIdSchema.safeParse(id).success;
  return useDocument(isId ? paths.recalls.one(tenantId, id) : null, recallSchema);
}
