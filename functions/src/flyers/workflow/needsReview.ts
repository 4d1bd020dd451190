import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import type { FlyerFacts } from './loadFlyerFacts.ts';

/**
 * Returns whether a draft needs a review although its own version requires no approval: because the template's current version requires it,
 * the template is retired, or the draft is a copy of a recalled flyer.
 */
export async function needsReview(
  transaction: Transaction,
  { flyer, template, version }: FlyerFacts,
): Promise<boolean> {
  if (version.approval_required) return true;
  if (template.status === 'retired') return true;
  const { tenant_id, duplicated_from } = flyer;
  if (template.current_version_id !== version.id) {
    const ref = db.templateVersion(tenant_id, template.id, template.current_version_id);
    if ((await transaction.get(ref)).data()?.approval_required) return true;
  }
  return isCopyOfRecalled(transaction, tenant_id, duplicated_from);
}

/** How many generations of copies are followed. */
const MAX_ORIGINALS = 5;

/**
 * Returns whether a flyer is a copy, or a copy of a copy, of a flyer that was recalled and not restored, even if that one has been
 * archived. A copy of a correction counts as a copy of the corrected flyer.
 */
async function isCopyOfRecalled(
  transaction: Transaction,
  tenantId: string,
  originalId: string | null,
): Promise<boolean> {
  let id = originalId;
  for (let step = 0; id !== null && step < MAX_ORIGINALS; step += 1) {
    const original = (await transaction.get(db.flyers(tenantId).doc(id))).data();
    if (!original) return false;
    if (original.recall_id !== null && original.status !== 'approved') return true;
    id = original.lineage_id ?? original.duplicated_from;
  }
  return false;
}
