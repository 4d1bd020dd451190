import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Live, subscribeDocument, useLiveData } from '../../lib/live-data/documents.ts';

/** A flyer, live. */
export function useFlyer(tenantId: string, flyerId: string): Live<Flyer | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.flyers.one(tenantId, flyerId)), flyerSchema),
    [firestore, tenantId, flyerId],
  );
  return useLiveData(listen);
}
