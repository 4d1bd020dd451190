import { type Flyer, inlineParts } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { db } from '../data/db.ts';
import { directReader, type Reader } from '../data/reader.ts';

type Submitted = Pick<Flyer, 'id' | 'tenant_id' | 'sealed' | 'previous_seal' | 'history' | 'snapshot'>;

/** Returns what was submitted of a flyer; undefined where nothing was, or where it is gone. */
export async function findSnapshot(reader: Reader, flyer: Submitted): Promise<FlyerSnapshot | undefined> {
  const { tenant_id, id, snapshot } = flyer;
  if (!snapshot) return undefined;
  const { revision } = snapshot;
  const inline = inlineParts(flyer).snapshots.find((one) => one.revision === revision);
  return inline ?? (await reader.get(db.flyerSnapshot(tenant_id, id, revision))).data();
}

/**
 * Returns what was submitted of a flyer that has a snapshot.
 * @throws Error when the snapshot is missing
 */
export async function loadSnapshot(flyer: Submitted): Promise<FlyerSnapshot> {
  const snapshot = await findSnapshot(directReader, flyer);
  if (!snapshot) throw new Error('A flyer without its snapshot');
  return snapshot;
}

/**
 * Returns a version of a flyer's template: the one that the flyer or its snapshot is made from.
 * @throws Error when it is missing
 */
export async function loadVersionOf(
  reader: Reader,
  { tenant_id, template_id }: Pick<Flyer, 'tenant_id' | 'template_id'>,
  { template_version_id }: Pick<Flyer, 'template_version_id'>,
): Promise<TemplateVersion> {
  const version = (await reader.get(db.templateVersion(tenant_id, template_id, template_version_id))).data();
  if (!version) throw new Error('A flyer without its template version');
  return version;
}
