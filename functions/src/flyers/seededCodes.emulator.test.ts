import { paths } from '@brokerage/domain/paths';
import { expect, it } from 'vitest';
import { firestore, required } from '../testing/emulator.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';

it('printed codes of seeded flyers use the current site’s address and port', async () => {
  const origin = `http://127.0.0.1:${5000 + Number(required('EMULATOR_PORT_OFFSET'))}`;
  const flyers = await firestore.collection(paths.flyers.all(PUBLIC_TENANT)).get();
  // Flyers that tests create have random ids and links of their own.
  const seeded = flyers.docs.filter((flyer) => flyer.id.startsWith('flyer-') && flyer.get('snapshot'));
  expect(seeded.length).toBeGreaterThan(0);
  for (const flyer of seeded) {
    const code = String(flyer.get('print_code'));
    expect(flyer.get('snapshot.link'), flyer.id).toBe(`${origin}/shared/${code}`);
    const revision = String(flyer.get('snapshot.revision'));
    const snapshot = await firestore.doc(paths.flyerSnapshot(PUBLIC_TENANT, flyer.id, revision)).get();
    expect(snapshot.get('link'), flyer.id).toBe(`${origin}/shared/${code}`);
  }
});
