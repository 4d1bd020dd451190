import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';
import { listQuery } from '../../lib/live-data/listQuery.ts';

/** How many are read at most. */
export const REJECTED_LIMIT = 10;

const rejectedFlyerSchema = flyerFieldsSchema.pick({ id: true, title: true, reason: true, updated_at: true });
export type RejectedFlyer = Pick<Flyer, 'id' | 'title' | 'reason' | 'updated_at'>;

/** One's own flyers that were rejected and not revised yet, newest first, live. */
export function useRejectedFlyers(tenantId: string, uid: string): Live<Documents<RejectedFlyer>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.flyers.all(tenantId));
    const own = listQuery(
      all,
      REJECTED_LIMIT,
      where('owner_user_id', '==', uid),
      where('status', '==', 'rejected'),
      orderBy('created_at', 'desc'),
    );
    return subscribeQuery(own, rejectedFlyerSchema);
  }, [firestore, tenantId, uid]);
  return useLiveData(listen);
}
