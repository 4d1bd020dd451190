import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** Where the seeded world was made for (tools/seed/flyerLife.ts). */
const SEEDED_ORIGIN = 'http://127.0.0.1:5000';

/**
 * Makes the printed codes of seeded flyers lead to the site that is served now: their snapshots have the origin of the
 * seed. To be called with FIRESTORE_EMULATOR_HOST set.
 */
export async function followOrigin(projectId: string, siteOrigin: string): Promise<void> {
  if (siteOrigin === SEEDED_ORIGIN) return;
  const firestore = getFirestore(initializeApp({ projectId }, 'follow-origin'));
  const snapshots = await firestore
    .collectionGroup('snapshots')
    .where('link', '>=', `${SEEDED_ORIGIN}/`)
    .where('link', '<', `${SEEDED_ORIGIN}0`)
    .get();
  const batch = firestore.batch();
  for (const snapshot of snapshots.docs) {
    const link = String(snapshot.get('link')).replace(SEEDED_ORIGIN, siteOrigin);
    batch.update(snapshot.ref, { link });
    const flyer = await snapshot.ref.parent.parent?.get();
    const isCurrent = flyer?.get('snapshot.revision') === snapshot.get('revision');
    if (flyer && isCurrent) batch.update(flyer.ref, { 'snapshot.link': link });
  }
  await batch.commit();
  await firestore.terminate();
}
