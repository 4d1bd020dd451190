import { paths } from '@brokerage/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { REALTOR_WITH_LOGO, seededLogo, seededMark } from '../seed/seededPictures.ts';
import { HARBORVIEW, LARKFIELD, SITE_ORIGINS } from '../seed/tenants.ts';
import { SEEDED_SITES } from './emulatorConfig.ts';

/**
 * Updates the seeded tenants' websites, printed codes, the second company's mark and a realtor's logo to their current addresses: the seed
 * uses ports without an offset. `origins` are in the order of `SEEDED_SITES`. Needs FIRESTORE_EMULATOR_HOST.
 */
export async function followSites(
  projectId: string,
  origins: readonly [string, string],
  offset: number,
): Promise<void> {
  const app = initializeApp({ projectId }, 'follow-sites');
  const firestore = getFirestore(app);
  for (const [index, tenantId] of SEEDED_SITES.entries()) {
    const [seeded, origin] = [SITE_ORIGINS[tenantId], origins[index] ?? ''];
    const tenant = firestore.doc(`tenants/${tenantId}`);
    if (seeded === origin || !(await tenant.get()).exists) continue;
    const { host, port } = new URL(origin);
    await tenant.update({
      hosts: [host, `localhost:${port}`],
      ...(tenantId === HARBORVIEW && { mark_url: seededMark(offset) }),
    });
    if (tenantId === LARKFIELD) {
      const realtor = firestore.doc(paths.realtors.one(tenantId, REALTOR_WITH_LOGO));
      if ((await realtor.get()).exists) await realtor.update({ logo_url: seededLogo(offset) });
    }
    await moveCodes(firestore, seeded, origin);
  }
  // Closes its clients, so that the next emulators of this process get new ones.
  await deleteApp(app);
}

async function moveCodes(firestore: Firestore, seeded: string, origin: string): Promise<void> {
  const snapshots = await firestore
    .collectionGroup('snapshots')
    .where('link', '>=', `${seeded}/`)
    .where('link', '<', `${seeded}0`)
    .get();
  const batch = firestore.batch();
  for (const snapshot of snapshots.docs) {
    const link = String(snapshot.get('link')).replace(seeded, origin);
    batch.update(snapshot.ref, { link });
    const flyer = await snapshot.ref.parent.parent?.get();
    const isCurrent = flyer?.get('snapshot.revision') === snapshot.get('revision');
    if (flyer && isCurrent) batch.update(flyer.ref, { 'snapshot.link': link });
  }
  await batch.commit();
}
