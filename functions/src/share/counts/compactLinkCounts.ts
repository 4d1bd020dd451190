import { addSums, LINK_SUMS } from '@brokerage/domain/link/linkCount';
import { officeDay } from '@brokerage/domain/link/officeDay';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/** Parts looked at in one go. */
const PAGE = 500;

/** Compacts one link's day: its parts become one record and are added to the link, all or nothing. */
function compactDay(tenantId: string, code: string, day: string): Promise<void> {
  const counts = db.linkCounts(tenantId);
  const ref = db.sharedLinks(tenantId).doc(code);
  return db.runTransaction(async (transaction) => {
    const [parts, link] = await Promise.all([
      transaction.get(
        counts.where('short_code', '==', code).where('day', '==', day).where('is_folded', '==', false),
      ),
      transaction.get(ref),
    ]);
    const some = parts.docs.map((part) => part.data());
    const [first] = some;
    // Another run was faster.
    if (!first) return;
    const sums = addSums(some);
    const more = Object.fromEntries(LINK_SUMS.map((name) => [name, FieldValue.increment(sums[name])]));
    const { tenant_id, short_code, flyer_instance_id } = first;
    const created_by_user_id = link.data()?.created_by_user_id ?? first.created_by_user_id;
    const whole = { tenant_id, created_by_user_id, short_code, flyer_instance_id, day, is_folded: true };
    // Merged: a late part is added to the day that is there.
    transaction.set(counts.doc(`${code}_${day}`), { ...whole, ...more }, { merge: true });
    if (link.exists) transaction.update(ref, more);
    for (const part of parts.docs) transaction.delete(part.ref);
  });
}

/**
 * Compacts all finished days of a tenant's links, on the office's clock. What fails half-way is done by the next run: a part
 * is added and removed in one transaction. Returns how many days it compacted.
 */
export async function compactLinkCounts(tenantId: string, now: Date): Promise<number> {
  const finished = db
    .linkCounts(tenantId)
    .where('is_folded', '==', false)
    .where('day', '<', officeDay(now))
    .limit(PAGE);
  let compactedDays = 0;
  for (let parts = await finished.get(); !parts.empty; parts = await finished.get()) {
    const days = new Map(
      parts.docs
        .map((part) => part.data())
        .map(({ short_code, day }) => [`${short_code} ${day}`, { short_code, day }]),
    );
    for (const { short_code, day } of days.values()) await compactDay(tenantId, short_code, day);
    compactedDays += days.size;
  }
  return compactedDays;
}
