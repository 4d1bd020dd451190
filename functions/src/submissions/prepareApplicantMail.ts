import type { Mail } from '@brokerage/domain/mail';
import { isMailedLately, toApplicantMailStatus } from '@brokerage/domain/submission/mails/applicantMailDue';
import { isSendable } from '@brokerage/domain/submission/mails/applicantMails';
import { composeApplicantMail } from '@brokerage/domain/submission/mails/composeApplicantMail';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { SubmissionTransition } from '@brokerage/domain/submission/workflow/submissionTransition';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import { MAILS_PER_DAY, statusMailCounter } from '../http/rateLimit.ts';

/** A status change that includes the applicant's mail, and what writes that mail; undefined if there is none. */
interface WithApplicantMail {
  transition: SubmissionTransition;
  write?: () => void;
}

/** Returns the change with the mail's result added to its event and audit record. */
const withResult = (
  { changes, event, audit, ...transition }: SubmissionTransition,
  applicant_mail: 'sent' | 'held',
  mailed_at?: Submission['mailed_at'],
): SubmissionTransition => ({
  ...transition,
  changes: { ...changes, ...(mailed_at && { mailed_at }) },
  event: { ...event, applicant_mail },
  audit: { ...audit, after: { ...audit.after, applicant_mail } },
});

/**
 * Returns a status change with what queues the applicant's mail and counts it for its recipient, if the company sends mails about the new
 * status. The applicant gets no second mail about the same status within 24 hours, and no more than the address may get in a day. Reads
 * nothing for other changes.
 */
export async function prepareApplicantMail(
  transaction: Transaction,
  tenantId: string,
  { submission, transition, now }: { submission: Submission; transition: SubmissionTransition; now: Date },
): Promise<WithApplicantMail> {
  const status = toApplicantMailStatus(submission, transition.event);
  if (!status) return { transition };
  const template = (await transaction.get(db.applicationSettings(tenantId))).data()?.applicant_mails[status];
  if (!template || !isSendable(template)) return { transition };
  if (isMailedLately(submission, status, now)) return { transition: withResult(transition, 'held') };
  const { lo_assigned_id, email, reference_number, mailed_at } = submission;
  const recipient = statusMailCounter(tenantId, email, now);
  const [tenant, counter, officer] = await Promise.all([
    loadTenant(tenantId, transaction),
    transaction.get(db.rateLimit(recipient.id)),
    lo_assigned_id === null ? undefined : transaction.get(db.officers(tenantId).doc(lo_assigned_id)),
  ]);
  if (readCount(counter) >= MAILS_PER_DAY) return { transition: withResult(transition, 'held') };
  const facts = { tenant, reference: reference_number, officer: officer?.data()?.name ?? null };
  const message: Mail = {
    kind: 'application_status',
    to: [email],
    replyTo: tenant.mailbox,
    message: composeApplicantMail(template, facts),
    created_at: now,
  };
  return {
    transition: withResult(transition, 'sent', { ...mailed_at, [status]: now }),
    write: () => {
      transaction.create(db.mail(tenantId).doc(), message);
      transaction.set(db.rateLimit(recipient.id), increment(recipient), { merge: true });
    },
  };
}
