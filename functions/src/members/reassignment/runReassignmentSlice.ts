import type { Reassignment, ReassignmentPhase } from '@brokerage/domain/member/reassignment';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../../audit/audit.ts';
import { db } from '../../data/db.ts';
import type { SliceKey } from '../../data/defineSliceTask.ts';
import { sliceLease } from '../../data/sliceLease.ts';
import { findActiveMember } from '../load/findMember.ts';
import { loadMember } from '../load/loadMember.ts';
import { prepareLinkBatch } from './prepareLinkBatch.ts';
import { prepareLinkCountBatch } from './prepareLinkCountBatch.ts';
import { prepareLinkStateBatch } from './prepareLinkStateBatch.ts';
import { prepareSubmissionBatch } from './prepareSubmissionBatch.ts';
import type { PreparedBatch, SliceContext } from './sliceContext.ts';

/**
 * Records per slice, so that its transaction stays small and short: a submission takes five writes; a count changes up to six roll-ups of
 * the two holders and four of the company.
 */
const SLICE_SIZE: Readonly<Record<ReassignmentPhase, number>> = {
  applications: 90,
  links: 90,
  link_counts: 30,
  stopped_links: 200,
  reopened_links: 200,
};

function prepareBatch(
  transaction: Transaction,
  phase: ReassignmentPhase,
  context: SliceContext,
  limit: number,
): Promise<PreparedBatch> {
  if (phase === 'applications') return prepareSubmissionBatch(transaction, context, limit);
  if (phase === 'links') return prepareLinkBatch(transaction, context, limit);
  if (phase === 'link_counts') return prepareLinkCountBatch(transaction, context, limit);
  return prepareLinkStateBatch(transaction, context.from, phase === 'stopped_links', limit);
}

/** The field of the run, and of its audit records, that counts a phase's records; other phases aren't counted. */
const COUNTED: Partial<Record<ReassignmentPhase, 'submissions' | 'links'>> = {
  applications: 'submissions',
  links: 'links',
};

/**
 * Runs the next slice of a run, with its audit record, and stores and returns the progress. A successor who has been deactivated gets
 * nothing more.
 */
async function storeSlice(
  transaction: Transaction,
  tenantId: string,
  run: Reassignment,
  limits: typeof SLICE_SIZE,
): Promise<Reassignment> {
  const [phase, ...later] = run.phases_left;
  if (phase === undefined) return run;
  const now = new Date();
  const from = await loadMember(transaction, tenantId, run.from_user_id);
  const to = run.to_user_id === null ? null : await findActiveMember(transaction, tenantId, run.to_user_id);
  const context = { from, to: to ?? null, by: run.by, now };
  const { size, write } = await prepareBatch(transaction, phase, context, limits[phase]);
  write();
  const counted = COUNTED[phase];
  if (counted && size > 0) {
    audit(transaction, {
      actor: { ...run.by, tenant_id: tenantId },
      action: 'work_handed_over',
      entity: { type: 'member', id: from.user_id, head: from.audit_head },
      before: null,
      after: { handed_over_to: to?.user_id ?? null, [counted]: size },
      at: now,
    });
  }
  const phases_left = size < limits[phase] ? later : run.phases_left;
  const changes: Partial<Reassignment> = {
    phases_left,
    slice: run.slice + 1,
    ...(counted && { [counted]: run[counted] + size }),
    lease_until: phases_left.length === 0 ? null : sliceLease(now),
  };
  transaction.update(db.reassignment(tenantId, from.user_id), changes);
  return { ...run, ...changes };
}

/** Identifies a slice of a run; the run's id begins with the member's id. */
export const toReassignmentKey = (tenantId: string, run: Reassignment): SliceKey => ({
  tenantId,
  runId: `${run.from_user_id} ${run.run_id}`,
  slice: run.slice,
});

const toReassignmentRef = ({ tenantId, runId }: SliceKey) =>
  db.reassignment(tenantId, runId.slice(0, runId.indexOf(' ')));

const isSameRun = (run: Reassignment | undefined, key: SliceKey): run is Reassignment =>
  run !== undefined && toReassignmentKey(key.tenantId, run).runId === key.runId;

/**
 * Reassigns the next records, stores the progress in the same transaction, and sends the next slice. A slice that was delivered twice, or
 * killed at any point, has the same outcome when repeated: a stored slice only sends the next one.
 * @returns the run's state afterwards; undefined for a run that another one has replaced, which does nothing more
 */
export async function runReassignmentSlice(
  key: SliceKey,
  send: (next: SliceKey) => Promise<void>,
  limits = SLICE_SIZE,
): Promise<Reassignment | undefined> {
  const stored = await db.runTransaction(async (transaction) => {
    const run = (await transaction.get(toReassignmentRef(key))).data();
    if (!isSameRun(run, key)) return undefined;
    return run.slice === key.slice ? storeSlice(transaction, key.tenantId, run, limits) : run;
  });
  if (stored && stored.phases_left.length > 0 && stored.slice > key.slice)
    await send(toReassignmentKey(key.tenantId, stored));
  return stored;
}

/** Ends the lease of a run whose slice keeps failing, so that the next hourly check continues it. */
export const failReassignment = (key: SliceKey, now: Date): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const ref = toReassignmentRef(key);
    const run = (await transaction.get(ref)).data();
    if (isSameRun(run, key) && run.slice === key.slice && run.phases_left.length > 0)
      transaction.update(ref, { lease_until: now });
  });
