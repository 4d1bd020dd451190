import { paths } from '@brokerage/domain/paths';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { portalFirestore } from '../../firebase/firebase.ts';

/** Marks a user's notices as read; rejects like Firestore does. */
export async function markNoticesRead(tenantId: string, ids: readonly string[]): Promise<void> {
  const firestore = await portalFirestore();
  const batch = writeBatch(firestore);
  for (const id of ids) {
    batch.update(doc(firestore, paths.notices.one(tenantId, id)), { read_at: serverTimestamp() });
  }
  await batch.commit();
}
