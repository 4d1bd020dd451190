import type { Submission } from '@brokerage/domain/submission/submission';
import type { SubmissionAction } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { systemActor } from '../audit/audit.ts';
import { toAuditHead } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import { prepareSubmissionTransition } from './prepareSubmissionTransition.ts';

interface SystemAction {
  action: SubmissionAction;
  /** Stores side effects of the action outside the submission. */
  remember?: (() => void) | undefined;
}

/**
 * Runs a system action on a submission, with its event, audit record and notices, in one transaction: once per `eventId`, no matter how
 * often it is called. `choose` only reads, and returns undefined if there is nothing to do.
 * @returns whether it ran now
 * @throws DomainError those of `prepareSubmissionTransition`
 */
export function transitionSubmissionAsSystem(
  { tenantId, submissionId, eventId }: { tenantId: string; submissionId: string; eventId: string },
  choose: (
    submission: Submission,
    transaction: Transaction,
  ) => SystemAction | undefined | Promise<SystemAction | undefined>,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [stored, earlier, audited] = await getAllTyped(
      transaction,
      db.submission(tenantId, submissionId),
      db.submissionEvents(tenantId, submissionId).doc(eventId),
      db.audited(tenantId, 'application', submissionId),
    );
    const submission = stored.data();
    if (!submission || earlier.exists) return false;
    const chosen = await choose(submission, transaction);
    if (!chosen) return false;
    const write = await prepareSubmissionTransition(transaction, {
      submission,
      action: chosen.action,
      actor: { ...systemActor(tenantId), officer_id: null, is_administrator: true },
      head: toAuditHead(audited),
      eventId,
      now: new Date(),
    });
    write();
    chosen.remember?.();
    return true;
  });
}
