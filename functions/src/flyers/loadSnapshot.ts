import { type Flyer, inlineParts } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { db } from '../data/db.ts';
import { directReader, type Reader } from '../data/reader.ts';

type Submitted = Pick<Flyer, 'id' | 'tenant_id' | 'sealed' | 'previous_seal' | 'history' | 'snapshot'>;

/** Returns a flyer's submitted snapshot; undefined if it was never submitted, or the snapshot is gone. */
export async function findSnapshot(reader: Reader, flyer: Submitted): Promise<FlyerSnapshot | undefined> {
  const { tenant_id, id, snapshot } = flyer;
  if (!snapshot) return undefined;
  const { revision } = snapshot;
  const inline = inlineParts(flyer).snapshots.find((inlineSnapshot) => inlineSnapshot.revision === revision);
  return inline ?? (await reader.get(db.flyerSnapshot(tenant_id, id, revision))).data();
}

/**
 * Returns the submitted snapshot of a flyer that has one.
 * @throws Error when the snapshot is missing
 */
export async function loadSnapshot(flyer: Submitted): Promise<FlyerSnapshot> {
  const snapshot = await findSnapshot(directReader, flyer);
  if (!snapshot) throw new Error('A flyer without its snapshot');
  return snapshot;
}
