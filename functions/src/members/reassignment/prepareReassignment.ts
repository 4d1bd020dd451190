import { randomUUID } from 'node:crypto';
import type { Reassignment, ReassignmentPhase } from '@brokerage/domain/member/reassignment';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { sliceLease } from '../../data/sliceLease.ts';

interface NewRun extends Pick<Reassignment, 'from_user_id' | 'to_user_id' | 'by'> {
  phases: readonly ReassignmentPhase[];
}

/**
 * Reads whether a run for the same work is already active. Returns a function that writes a new run unless one is, and returns the run's
 * id. A new run replaces an unfinished one.
 */
export async function prepareReassignment(
  transaction: Transaction,
  tenantId: string,
  { from_user_id, to_user_id, by, phases }: NewRun,
  now: Date,
): Promise<() => string> {
  const ref = db.reassignment(tenantId, from_user_id);
  const last = (await transaction.get(ref)).data();
  const isUnderWay =
    last?.to_user_id === to_user_id &&
    last.phases_left.length > 0 &&
    last.phases_left.at(-1) === phases.at(-1);
  if (isUnderWay) return () => last.run_id;
  return () => {
    const run_id = randomUUID();
    transaction.set(ref, {
      run_id,
      from_user_id,
      to_user_id,
      by,
      phases_left: [...phases],
      slice: 0,
      submissions: 0,
      links: 0,
      started_at: now,
      lease_until: sliceLease(now),
    });
    return run_id;
  };
}
