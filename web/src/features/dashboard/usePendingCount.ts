import { paths } from '@brokerage/domain/paths';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import * as z from 'zod';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

const LIMIT = 100;
const anyFlyer = z.object({ id: z.string() });

/** How many flyers wait for approval, live, in a word: `3`, `99+`; undefined while it is not known. For approvers. */
export function usePendingCount(tenantId: string): string | undefined {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.flyers.all(tenantId));
    return subscribeQuery(query(all, where('status', '==', 'pending_approval'), limit(LIMIT)), anyFlyer);
  }, [firestore, tenantId]);
  const live = useLiveData(listen);
  if (live.status !== 'ready') return undefined;
  const { length } = live.data.items;
  return length >= LIMIT ? `${LIMIT - 1}+` : String(length);
}
