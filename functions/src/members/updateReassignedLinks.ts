import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { db } from '../data/db.ts';

/** Writes of one batch, so that it stays small and short. */
const BATCH_SIZE = 200;

type State = Pick<NonNullable<SharedLink['handed_over']>, 'is_stopped' | 'is_forwarded'>;

/**
 * Updates the reassigned links to a member's flyers: whether they still open, which their holders see. Links that are up to date
 * aren't found again, so a retry does the rest.
 */
export async function updateReassignedLinks(
  tenantId: string,
  ownerUid: string,
  { is_stopped, is_forwarded }: State,
): Promise<void> {
  const left = db
    .sharedLinks(tenantId)
    .where('handed_over.owner_user_id', '==', ownerUid)
    .where('handed_over.is_stopped', '==', !is_stopped)
    .select()
    .limit(BATCH_SIZE);
  for (let found = await left.get(); !found.empty; found = await left.get()) {
    const batch = db.batch();
    for (const { ref } of found.docs) {
      batch.update(ref, { 'handed_over.is_stopped': is_stopped, 'handed_over.is_forwarded': is_forwarded });
    }
    await batch.commit();
  }
}
