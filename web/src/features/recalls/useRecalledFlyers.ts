import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 25;

/** Subscribes to the flyers most recently disabled by this recall, newest first, one page at a time. */
export function useRecalledFlyers(tenantId: string, recallId: string): Live<ListData<Flyer>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [where('recall_id', '==', recallId), orderBy('created_at', 'desc')],
      pageSize: PAGE_SIZE,
      schema: flyerSchema,
    }),
    [firestore, tenantId, recallId],
  );
  return useList(list);
}
