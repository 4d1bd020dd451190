import { CLOSED_STATUSES } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { loadAuditHeads } from '../../audit/auditHeads.ts';
import { db } from '../../data/db.ts';
import { toPropertyState } from '../../submissions/loadPropertyState.ts';
import {
  loadNewAssignee,
  prepareSubmissionReassignment,
} from '../../submissions/prepareSubmissionReassignment.ts';
import { loadLinkedMembers } from '../load/loadLinkedMembers.ts';
import type { PreparedBatch, SliceContext } from './sliceContext.ts';

/** Returns whether an active colleague uses a member's directory entry, and therefore its submissions. */
async function isEntryInUse(transaction: Transaction, tenantId: string, officerId: string): Promise<boolean> {
  const linked = await loadLinkedMembers(transaction, tenantId, officerId);
  return linked.some(({ status }) => status === 'active');
}

const NOTHING: PreparedBatch = { size: 0, write: () => undefined };

/**
 * Reads a member's next open submissions, and returns what reassigns them. Reassigned ones aren't found again, and their applicants can no
 * longer schedule a call with the member. Empty if a colleague has taken over the member's directory entry.
 */
export async function prepareSubmissionBatch(
  transaction: Transaction,
  { from, to, by, now }: SliceContext,
  limit: number,
): Promise<PreparedBatch> {
  const { tenant_id: tenantId, officer_id: officerId } = from;
  if (officerId === null || (await isEntryInUse(transaction, tenantId, officerId))) return NOTHING;
  const open = db
    .submissions(tenantId)
    .where('lo_assigned_id', '==', officerId)
    // An unknown status counts as open, so the query excludes the closed ones.
    .where('status', 'not-in', CLOSED_STATUSES)
    .orderBy('status')
    .orderBy('created_at', 'desc')
    .select('status', 'created_at')
    .limit(limit);
  const ids = (await transaction.get(open)).docs.map(({ id }) => id);
  if (ids.length === 0) return NOTHING;
  const [stored, findHead, answers, assignee] = await Promise.all([
    transaction.getAll(...ids.map((id) => db.submission(tenantId, id))),
    loadAuditHeads(transaction, tenantId, 'application', ids),
    transaction.getAll(...ids.map((id) => db.submissionAnswers(tenantId, id))),
    loadNewAssignee(transaction, to, now),
  ]);
  const actor = { ...by, tenant_id: tenantId, officer_id: null, is_administrator: true };
  const writes = await Promise.all(
    stored.flatMap((record, index) => {
      const submission = record.data();
      if (!submission) return [];
      const state = toPropertyState(answers[index]?.data());
      const head = findHead(submission.id);
      const request = { submission, state, head, actor, from, to: assignee, now };
      return [prepareSubmissionReassignment(transaction, request)];
    }),
  );
  return {
    size: ids.length,
    write: () => {
      for (const write of writes) write();
    },
  };
}
