import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { collection, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { type Documents, type Live, listenToQuery, useLiveData } from '../../lib/documents.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';

/** One's own approved flyers, live. */
export function useApprovedFlyers(tenantId: string, uid: string): Live<Documents<Flyer>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const own = where('owner_user_id', '==', uid);
    const approved = where('status', '==', 'approved');
    return listenToQuery(
      query(collection(firestore, paths.flyers.all(tenantId)), own, approved),
      flyerSchema,
    );
  }, [firestore, tenantId, uid]);
  return useLiveData(listen);
}
