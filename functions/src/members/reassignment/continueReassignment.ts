import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Reassignment } from '@brokerage/domain/member/reassignment';
import { db } from '../../data/db.ts';
import { describeError } from '../../http/defineCallable.ts';
import { logger } from '../../http/logger.ts';
import { reassignmentTask } from './reassignmentTask.ts';
import { runReassignmentSlice, toReassignmentKey } from './runReassignmentSlice.ts';

/** Slices that a call does itself: all of an ordinary member's work, and a third of the time that a call has. */
const SLICES_IN_CALL = 8;

/**
 * Does the next slices of a member's run at once, and leaves the rest of a long one to tasks. Returns where it stands then. Two that
 * do the same slice are no harm: it is stored once.
 */
export async function continueReassignment(
  tenantId: string,
  uid: string,
  slices = SLICES_IN_CALL,
): Promise<Reassignment> {
  const ref = db.reassignment(tenantId, uid);
  const load = async () => {
    const run = (await ref.get()).data();
    if (!run) throw new DomainError('member-not-found');
    return run;
  };
  let run = await load();
  for (let left = slices; left > 0 && run.phases_left.length > 0; left -= 1) {
    const send = left === 1 ? reassignmentTask.send : () => Promise.resolve();
    await runReassignmentSlice(toReassignmentKey(tenantId, run), send);
    run = await load();
  }
  return run;
}

/** Runs of one hourly check. */
const STALLED_PAGE = 20;

/** Continues the runs of a tenant that have stopped. Each does one slice at once; tasks do the rest. One that fails holds up no other. */
export async function continueStalledReassignments(tenantId: string, now: Date): Promise<void> {
  const stalled = await db.stalledReassignments(tenantId, now).limit(STALLED_PAGE).get();
  for (const one of stalled.docs) {
    try {
      await continueReassignment(tenantId, one.data().from_user_id, 1);
    } catch (error) {
      logger.error('Work not reassigned', { tenant: tenantId, error: describeError(error) });
    }
  }
}
