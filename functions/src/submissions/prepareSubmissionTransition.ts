import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { Member } from '@brokerage/domain/member/member';
import type { Submission } from '@brokerage/domain/submission/submission';
import { applySubmissionAction } from '@brokerage/domain/submission/workflow/applySubmissionAction';
import type {
  SubmissionAction,
  SubmissionActor,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { loadNotices } from './loadNotices.ts';
import { prepareApplicantMail } from './prepareApplicantMail.ts';

/** An action on a submission, and what the transaction has read for it. */
interface TransitionRequest {
  submission: Submission;
  action: SubmissionAction;
  actor: SubmissionActor;
  /** The submission's audit head. */
  head: AuditHead | null;
  /** What the audit record adds to the action's own changes. */
  audited?: AuditSnapshot;
  eventId: string;
  /** Digest of the call that requested it; left out for the system's own acts. */
  request_digest?: string;
  /** Recipients of the notices, if the caller knows them; loaded otherwise. */
  recipients?: readonly Pick<Member, 'user_id'>[];
  now: Date;
}

/** Returns a field's value for Firestore: undefined removes the field. */
const toStored = (value: unknown) => (value === undefined ? FieldValue.delete() : value);

/**
 * Runs the workflow action, reads what its outcome needs and returns what writes it: the submission's changes, the event, the audit record,
 * the notices and the applicant's mail. The writer returns the changed submission. To change several submissions in one transaction,
 * prepare all of them before writing the first.
 * @throws DomainError those of `applySubmissionAction` (domain/src/submission) and `loadNotices`
 */
export async function prepareSubmissionTransition(
  transaction: Transaction,
  {
    submission,
    action,
    actor,
    head,
    audited,
    eventId,
    request_digest = '',
    recipients,
    now,
  }: TransitionRequest,
): Promise<() => Submission> {
  const { tenant_id: tenantId } = actor;
  const { id } = submission;
  const outcome = applySubmissionAction(submission, action, { actor, now, eventId });
  const notices = await loadNotices(transaction, outcome.notices, { submission, actor, recipients, now });
  const request = { submission, transition: outcome, now };
  const { transition, write: writeMail } = await prepareApplicantMail(transaction, tenantId, request);
  return () => {
    const { changes, event } = transition;
    const fields = Object.entries(changes).map(([key, value]) => [key, toStored(value)]);
    transaction.update(db.submission(tenantId, id), Object.fromEntries(fields));
    transaction.create(db.submissionEvents(tenantId, id).doc(event.id), { ...event, request_digest });
    for (const notice of notices) transaction.set(db.notices(tenantId).doc(notice.id), notice);
    audit(transaction, {
      actor,
      ...transition.audit,
      ...(audited && { after: { ...transition.audit.after, ...audited } }),
      entity: { type: 'application', id, head },
      at: now,
    });
    writeMail?.();
    return { ...submission, ...changes };
  };
}
