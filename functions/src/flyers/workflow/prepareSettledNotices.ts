import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerTransition } from '@brokerage/domain/flyer/workflow/flyerTransition';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/** More reviewers than a company has. */
const MAX_NOTICES = 200;
const SETTLING = ['approved', 'rejected', 'withdrawn'] as const;

/**
 * Finds the unread notices that a flyer waits for a review, when a step ends the wait. Returns what marks them as read and says in them who
 * ended it: nobody else has anything left to do. Safe to repeat, as what is read isn't found again.
 */
export async function prepareSettledNotices(
  transaction: Transaction,
  { id, tenant_id, status }: Flyer,
  { step }: FlyerTransition,
  { actor, now }: { actor: { name: string }; now: Date },
): Promise<() => void> {
  const kind = SETTLING.find((one) => one === step?.action);
  if (kind === undefined || status !== 'pending_approval') return () => undefined;
  const waiting = await transaction.get(
    db
      .notices(tenant_id)
      .where('flyer_id', '==', id)
      .where('kind', '==', 'submitted')
      .where('read_at', '==', null)
      // The references alone: one unreadable notice mustn't hold up a decision.
      .select()
      .limit(MAX_NOTICES),
  );
  return () => {
    for (const { ref } of waiting.docs) {
      transaction.update(ref, { read_at: now, settled: { kind, by_name: actor.name } });
    }
  };
}
