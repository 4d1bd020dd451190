import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import type { PreparedBatch } from './sliceContext.ts';

/**
 * Reads the next reassigned links to a member's flyers that show an outdated state, and returns what updates whether they still open.
 * Up-to-date links aren't found again.
 */
export async function prepareLinkStateBatch(
  transaction: Transaction,
  { tenant_id, user_id, links_forward_to }: Member,
  is_stopped: boolean,
  limit: number,
): Promise<PreparedBatch> {
  const outdated = db
    .sharedLinks(tenant_id)
    .where('handed_over.owner_user_id', '==', user_id)
    .where('handed_over.is_stopped', '==', !is_stopped)
    .select()
    .limit(limit);
  const { docs } = await transaction.get(outdated);
  const is_forwarded = is_stopped && links_forward_to !== null;
  return {
    size: docs.length,
    write: () => {
      for (const { ref } of docs) {
        transaction.update(ref, {
          'handed_over.is_stopped': is_stopped,
          'handed_over.is_forwarded': is_forwarded,
        });
      }
    },
  };
}
