import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { db } from '../../data/db.ts';

/** Records deleted per batch; Firestore allows 500 writes. */
const BATCH_SIZE = 400;
/** Batches per run, for salts and visitors each. Firestore's TTL removes the rest, which are meaningless without their salt. */
const MAX_BATCHES = 50;

/** Deletes the salts of the days before yesterday, and then the visitors of those days. */
export async function purgeVisitors(tenantId: string, now: Date): Promise<void> {
  const yesterday = shiftDate(dayInZone(now, await loadCompanyTimeZone(tenantId, now)), -1);
  for (const collection of [db.linkSalts(tenantId), db.linkVisitors(tenantId)]) {
    const old = collection.where('day', '<', yesterday).select().limit(BATCH_SIZE);
    for (let batches = 0; batches < MAX_BATCHES; batches += 1) {
      const page = await old.get();
      if (page.empty) break;
      const batch = db.batch();
      for (const { ref } of page.docs) batch.delete(ref);
      await batch.commit();
    }
  }
}
