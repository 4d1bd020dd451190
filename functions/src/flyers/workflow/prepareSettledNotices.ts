import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerTransition } from '@brokerage/domain/flyer/workflow/flyerTransition';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/** More reviewers than a company has. */
const MAX_NOTICES = 200;
const SETTLING = ['approved', 'rejected', 'withdrawn'] as const;

/**
 * When a step ends a pending review, finds the unread notices about it. Returns what marks them as read and names who decided, because
 * nobody else has anything left to do. Safe to repeat, because read notices aren't found again.
 */
export async function prepareSettledNotices(
  transaction: Transaction,
  { id, tenant_id, status }: Flyer,
  { step }: FlyerTransition,
  { actor, now }: { actor: { name: string }; now: Date },
): Promise<() => void> {
  const kind = SETTLING.find((action) => action === step?.action);
  if (kind === undefined || status !== 'pending_approval') return () => undefined;
  const waiting = await transaction.get(
    db
      .notices(tenant_id)
      .where('flyer_id', '==', id)
      .where('kind', '==', 'submitted')
      .where('read_at', '==', null)
      // Selects only the references: one unreadable notice mustn't block a decision.
      .select()
      .limit(MAX_NOTICES),
  );
  return () => {
    for (const { ref } of waiting.docs) {
      transaction.update(ref, { read_at: now, settled: { kind, by_name: actor.name } });
    }
  };
}
