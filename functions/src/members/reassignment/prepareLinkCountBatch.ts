import { negateSums } from '@brokerage/domain/link/linkRollUp';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { prepareRollUps } from '../../links/counts/prepareRollUps.ts';
import type { PreparedBatch, SliceContext } from './sliceContext.ts';

/**
 * Reads a batch of a member's link counts, and returns what moves them from the member's roll-ups to the successor's and renames them. Runs
 * after the links, so that all later counts already name the new holder.
 */
export async function prepareLinkCountBatch(
  transaction: Transaction,
  { from, to }: SliceContext,
  limit: number,
): Promise<PreparedBatch> {
  if (!to) return { size: 0, write: () => undefined };
  const held = db.linkCounts(from.tenant_id).where('created_by_user_id', '==', from.user_id).limit(limit);
  const counts = (await transaction.get(held)).docs.map((count) => {
    const before = count.data();
    const facts = before.facts && { ...before.facts, holder_name: to.name };
    return { ref: count.ref, before, after: { ...before, created_by_user_id: to.user_id, facts } };
  });
  // Shards, and days from before roll-ups, are rolled up later.
  const rolledUp = counts.filter(({ before }) => before.is_rolled_up);
  const writeRollUps = await prepareRollUps(
    transaction,
    from.tenant_id,
    rolledUp.flatMap(({ before, after }) => [negateSums(before), after]),
  );
  return {
    size: counts.length,
    write: () => {
      writeRollUps();
      for (const { ref, after } of counts) {
        transaction.update(ref, { created_by_user_id: after.created_by_user_id, facts: after.facts });
      }
    },
  };
}
