import { addSums, type LinkCount } from '@brokerage/domain/link/linkCount';
import { negateSums, type RollUpCount, toCountFacts } from '@brokerage/domain/link/linkRollUp';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { loadPages } from '../../data/loadPages.ts';
import { describeError, logger } from '../../logging/logger.ts';
import { prepareRollUps, toIncrements } from './prepareRollUps.ts';

/** Shards per transaction. Each needs up to three writes, plus one to each of ten shared roll-ups. */
const PAGE_SIZE = 50;

/**
 * Returns what a day's shards add to the roll-ups. A day from before roll-ups is added as a whole, and a day whose link was reassigned
 * moves to the new holder as a whole.
 */
function toAdded(stored: LinkCount | undefined, shards: RollUpCount): RollUpCount[] {
  if (!stored) return [shards];
  const whole = { ...shards, ...addSums([stored, shards]) };
  if (!stored.is_rolled_up) return [whole];
  return stored.created_by_user_id === shards.created_by_user_id ? [shards] : [negateSums(stored), whole];
}

/** Compacts a batch of shards: adds each to its day, its link and the roll-ups, and removes it, all or nothing. */
function compactShards(tenantId: string, ids: readonly string[]): Promise<number> {
  const counts = db.linkCounts(tenantId);
  return db.runTransaction(async (transaction) => {
    const shards = (await transaction.getAll(...ids.map((id) => counts.doc(id)))).flatMap((shard) => {
      const count = shard.data();
      // Missing if another run was faster.
      return count ? [{ ref: shard.ref, count }] : [];
    });
    if (shards.length === 0) return 0;
    const byDay = Map.groupBy(shards, ({ count }) => `${count.short_code}_${count.day}`);
    const days = [...byDay.values()].flatMap((dayShards) =>
      dayShards[0]
        ? [{ dayShards, first: dayShards[0].count, sums: addSums(dayShards.map(({ count }) => count)) }]
        : [],
    );
    const dayRef = ({ short_code, day }: LinkCount) => counts.doc(`${short_code}_${day}`);
    const codes = [...new Set(days.map(({ first }) => first.short_code))];
    const linkRefs = codes.map((code) => db.sharedLinks(tenantId).doc(code).withConverter(null));
    const [links, before] = await Promise.all([
      transaction.getAll(...linkRefs),
      transaction.getAll(...days.map(({ first }) => dayRef(first))),
    ]);
    // Read without a parser: a link that can't be parsed must not block the others.
    const linksByCode = new Map(links.map((link) => [link.id, link.data() as SharedLink | undefined]));
    const changes = days.map(({ first, sums }, index) => {
      const { tenant_id, short_code, flyer_instance_id, day } = first;
      const link = linksByCode.get(short_code);
      const head = {
        tenant_id,
        created_by_user_id: link?.created_by_user_id ?? first.created_by_user_id,
        short_code,
        flyer_instance_id,
        day,
        facts: link ? toCountFacts(link) : first.facts,
      };
      const stored = before[index]?.data();
      return { first, head, link, sums, added: toAdded(stored, { ...head, ...sums }) };
    });
    const writeRollUps = await prepareRollUps(
      transaction,
      tenantId,
      changes.flatMap(({ added }) => added),
    );
    writeRollUps();
    for (const { first, head, link, sums } of changes) {
      const increments = toIncrements(sums);
      // Merged, so that a late shard is added to an existing day.
      transaction.set(
        dayRef(first).withConverter(null),
        { ...head, is_folded: true, is_rolled_up: true, ...increments },
        { merge: true },
      );
      const linkRef = db.sharedLinks(tenantId).doc(head.short_code);
      if (link && increments) transaction.update(linkRef, increments);
    }
    for (const { ref } of shards) transaction.delete(ref);
    return shards.length;
  });
}

/** Compacts a page of shards link by link, so that a failing link doesn't block the others. */
async function compactByLink(
  tenantId: string,
  page: readonly QueryDocumentSnapshot[],
): Promise<{ compacted: number; failed: number }> {
  let compacted = 0;
  let failed = 0;
  for (const [code, shards] of Map.groupBy(page, (shard) => String(shard.get('short_code')))) {
    try {
      compacted += await compactShards(
        tenantId,
        shards.map(({ id }) => id),
      );
    } catch (error) {
      logger.error('counts of a link not compacted', {
        tenant: tenantId,
        code,
        shards: shards.length,
        error: describeError(error),
      });
      failed += 1;
    }
  }
  return { compacted, failed };
}

/**
 * Compacts all current shards of a tenant's links. The next run finishes what fails: a shard is added and removed in one transaction.
 * Returns how many shards it compacted.
 * @throws Error after the last shard if some couldn't be compacted, so that the run is repeated
 */
export async function compactLinkCounts(tenantId: string): Promise<number> {
  // Read outside the transaction, whose locks would block each view that starts a new shard.
  const open = db
    .linkCounts(tenantId)
    .where('is_folded', '==', false)
    .orderBy('__name__')
    .select('short_code');
  let compacted = 0;
  let failed = 0;
  for await (const page of loadPages(open, PAGE_SIZE)) {
    try {
      compacted += await compactShards(
        tenantId,
        page.map(({ id }) => id),
      );
    } catch (error) {
      // One unreadable shard fails the whole page: link by link, the others are compacted and that one is logged.
      logger.warn('page of link counts not compacted', { tenant: tenantId, error: describeError(error) });
      const byLink = await compactByLink(tenantId, page);
      compacted += byLink.compacted;
      failed += byLink.failed;
    }
  }
  if (failed > 0) throw new Error(`Counts of ${failed} links were not compacted`);
  return compacted;
}
