import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { documentIdSchema } from '@brokerage/domain/ids/documentId';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeDocument } from '../documents.ts';
import { type Live, subscribeReady, useLiveData } from '../useLiveData.ts';

const NO_FLYER = subscribeReady<Flyer | undefined>(undefined);

/** A flyer of the tenant, live; undefined when there is none, or for null or an invalid id, as anyone can type a URL. */
export function useFlyer(tenantId: string, id: string | null): Live<Flyer | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      !documentIdSchema.safeParse(id).success || id === null
        ? NO_FLYER
        : subscribeDocument(doc(firestore, paths.flyers.one(tenantId, id)), flyerSchema),
    [firestore, tenantId, id],
  );
  return useLiveData(listen);
}
