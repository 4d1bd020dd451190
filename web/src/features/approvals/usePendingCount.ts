import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { knownCount, useCount } from '../../lib/live-data/useCount.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';

/**
 * Returns the number of flyers waiting for approval: counted from the list if all of it is loaded, otherwise counted by the server
 * whenever the list changes; undefined while unknown.
 */
export function usePendingCount(tenantId: string, live: Live<ListData<Flyer>>): number | undefined {
  const firestore = useFirestore();
  const loaded = readyData(live);
  const isPart = loaded?.more !== undefined;
  const pending = useMemo(
    () =>
      isPart
        ? {
            source: collection(firestore, paths.flyers.all(tenantId)),
            constraints: [where('status', '==', 'pending_approval')],
          }
        : undefined,
    [firestore, tenantId, isPart],
  );
  const counted = useCount(pending, loaded?.items);
  if (!loaded) return undefined;
  return isPart ? knownCount(counted) : loaded.items.length + loaded.unreadable;
}
