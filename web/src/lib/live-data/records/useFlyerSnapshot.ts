import { type Flyer, inlineParts } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerSnapshot, flyerSnapshotSchema } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeDocument, withCache } from '../documents.ts';
import { type Live, subscribeReady, useLiveData } from '../useLiveData.ts';

const NO_SNAPSHOT = subscribeReady<FlyerSnapshot | undefined>(undefined);

/** Returns the snapshot submitted with that flyer revision, which never changes; undefined without a flyer or a revision. */
export function useFlyerSnapshot(
  flyer: Flyer | undefined,
  revision: number | null | undefined,
): Live<FlyerSnapshot | undefined> {
  const firestore = useFirestore();
  const { tenant_id: tenantId, id } = flyer ?? {};
  const inline = flyer && inlineParts(flyer).snapshots.find((snapshot) => snapshot.revision === revision);
  const listen = useMemo(() => {
    if (inline) return subscribeReady<FlyerSnapshot | undefined>(inline);
    if (tenantId === undefined || id === undefined || revision == null) return NO_SNAPSHOT;
    const source = doc(firestore, paths.flyerSnapshot(tenantId, id, String(revision)));
    const snapshot = subscribeDocument(source, flyerSnapshotSchema);
    return withCache({ source, schema: flyerSnapshotSchema }, snapshot, () => 1);
  }, [firestore, tenantId, id, revision, inline]);
  return useLiveData(listen);
}
