import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { loadCount } from '../../lib/live-data/listQuery.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/**
 * Returns how many flyers wait for approval: what is loaded when that is all, else the number that the server counts whenever
 * the list changes; undefined while it isn't known.
 */
export function usePendingCount(tenantId: string, live: Live<ListData<Flyer>>): number | undefined {
  const firestore = useFirestore();
  const [counted, setCounted] = useState<number>();
  const loaded = live.status === 'ready' ? live.data : undefined;
  const isPart = loaded?.more !== undefined;
  // Another list means another count.
  useEffect(() => {
    if (!isPart) return;
    let isOver = false;
    loadCount(collection(firestore, paths.flyers.all(tenantId)), [
      where('status', '==', 'pending_approval'),
    ]).then(
      (count) => !isOver && setCounted(count),
      // The badge keeps the number from before.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [firestore, tenantId, isPart, loaded?.items]);
  if (!loaded) return undefined;
  return isPart ? counted : loaded.items.length + loaded.unreadable;
}
