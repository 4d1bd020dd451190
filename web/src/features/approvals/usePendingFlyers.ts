import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

/** The tenant's flyers that wait for approval, newest first, live; for administrators. */
export function usePendingFlyers(tenantId: string): Live<Documents<Flyer>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.flyers.all(tenantId));
    const pending = where('status', '==', 'pending_approval');
    return subscribeQuery(query(all, pending, orderBy('created_at', 'desc')), flyerSchema);
  }, [firestore, tenantId]);
  return useLiveData(listen);
}
