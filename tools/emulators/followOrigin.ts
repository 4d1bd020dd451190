import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** Where the seeded world was made for (tools/seed/flyerLife.ts). */
const SEEDED_ORIGIN = 'http://127.0.0.1:5000';

/**
 * Makes the printed codes of seeded flyers lead to the site that is served now: their links were sealed with the origin of
 * the seed. To be called with FIRESTORE_EMULATOR_HOST set.
 */
export async function followOrigin(projectId: string, siteOrigin: string): Promise<void> {
  if (siteOrigin === SEEDED_ORIGIN) return;
  const firestore = getFirestore(initializeApp({ projectId }, 'follow-origin'));
  const flyers = await firestore
    .collectionGroup('flyer_instances')
    .where('sealed.link', '>=', `${SEEDED_ORIGIN}/`)
    .where('sealed.link', '<', `${SEEDED_ORIGIN}0`)
    .get();
  const batch = firestore.batch();
  for (const flyer of flyers.docs) {
    const link = String(flyer.get('sealed.link'));
    batch.update(flyer.ref, { 'sealed.link': link.replace(SEEDED_ORIGIN, siteOrigin) });
  }
  await batch.commit();
  await firestore.terminate();
}
