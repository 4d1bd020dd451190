import { type Flyer, inlineParts } from '@brokerage/domain/flyer/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/flyerSnapshot';
import { db } from '../data/db.ts';

/**
 * Returns what was submitted of a flyer that has a snapshot.
 * @throws Error when the snapshot is missing
 */
export async function loadSnapshot(
  flyer: Pick<Flyer, 'id' | 'tenant_id' | 'sealed' | 'previous_seal' | 'history'> & {
    snapshot: NonNullable<Flyer['snapshot']>;
  },
): Promise<FlyerSnapshot> {
  const { revision } = flyer.snapshot;
  const inline = inlineParts(flyer).snapshots.find((snapshot) => snapshot.revision === revision);
  if (inline) return inline;
  const stored = (await db.flyerSnapshot(flyer.tenant_id, flyer.id, revision).get()).data();
  if (!stored) throw new Error('A flyer without its snapshot');
  return stored;
}
