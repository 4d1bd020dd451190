import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

/** One's own approved flyers, live. */
export function useApprovedFlyers(tenantId: string, uid: string): Live<Documents<Flyer>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const own = where('owner_user_id', '==', uid);
    const approved = where('status', '==', 'approved');
    return subscribeQuery(
      query(collection(firestore, paths.flyers.all(tenantId)), own, approved),
      flyerSchema,
    );
  }, [firestore, tenantId, uid]);
  return useLiveData(listen);
}
