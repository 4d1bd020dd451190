import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Reassignment } from '@brokerage/domain/member/reassignment';
import { db } from '../../data/db.ts';
import { describeError, logger } from '../../logging/logger.ts';
import { reassignmentTask } from './reassignmentTask.ts';
import { runReassignmentSlice, toReassignmentKey } from './runReassignmentSlice.ts';

/** Slices that a call runs itself: all of an ordinary member's work, within a third of the call's time. */
const SLICES_IN_CALL = 8;

interface Continuation {
  /** The run to continue; if left out, the member's current run. */
  runId?: string;
  slices?: number;
}

/**
 * Runs the next slices of a member's reassignment now, and leaves the rest of a long run to tasks. Two calls may run the same slice; it is
 * stored once.
 * @returns the run's state afterwards; undefined once another run has replaced it
 * @throws DomainError member-not-found
 */
export async function continueReassignment(
  tenantId: string,
  uid: string,
  { runId, slices = SLICES_IN_CALL }: Continuation = {},
): Promise<Reassignment | undefined> {
  const present = (await db.reassignment(tenantId, uid).get()).data();
  if (!present) throw new DomainError('member-not-found');
  let run = runId === undefined || present.run_id === runId ? present : undefined;
  for (let left = slices; left > 0 && run && run.phases_left.length > 0; left -= 1) {
    const send = left === 1 ? reassignmentTask.send : () => Promise.resolve();
    run = await runReassignmentSlice(toReassignmentKey(tenantId, run), send);
  }
  return run;
}

/** Runs per hourly check. */
const STALLED_PAGE = 20;

/** Continues the stalled runs of a tenant. Each does one slice now; tasks do the rest. A run that fails doesn't block the others. */
export async function continueStalledReassignments(tenantId: string, now: Date): Promise<void> {
  const stalled = await db.stalledReassignments(tenantId, now).limit(STALLED_PAGE).get();
  for (const run of stalled.docs) {
    try {
      await continueReassignment(tenantId, run.data().from_user_id, { slices: 1 });
    } catch (error) {
      logger.error('Work not reassigned', { tenant: tenantId, error: describeError(error) });
    }
  }
}
