import { paths } from '@brokerage/domain/paths';
import { storedAnswersSchema } from '@brokerage/domain/preapproval/form/application';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import { REGION } from '../data/region.ts';
import { MAILS_PER_DAY, recipientCounter } from '../http/rateLimit.ts';
import { describeError, logger } from '../logging/logger.ts';
import { withTracing } from '../logging/requestId.ts';
import { transitionSubmissionAsSystem } from '../submissions/transitionSubmissionAsSystem.ts';
import { applicationReceivedMail } from './applicationMail.ts';
import { consentReceiptPdf } from './consentReceiptPdf.ts';

/** A fixed event id, so that the timeline shows a held mail only once. */
const HELD_EVENT_ID = 'confirmation-held';

const HELD_TEXT =
  'The confirmation email wasn’t sent: this address had reached its email limit for the day. The applicant doesn’t have a copy of what they agreed to.';

/** Adds to an application's timeline that the applicant's confirmation was held back, once. Returns whether it added the entry now. */
const noteHeldMail = (tenantId: string, submissionId: string): Promise<boolean> =>
  transitionSubmissionAsSystem({ tenantId, submissionId, eventId: HELD_EVENT_ID }, () => ({
    action: { name: 'note', text: HELD_TEXT, mentions: [] },
  }));

/**
 * Writes the applicant's mail with the PDF of the stored consent receipt, once: the receipt stores the mail's id, so there is one mail no
 * matter how often this runs. An applicant whose address reached its mail limit on the day of the application gets none, and the
 * application's timeline says so. Does nothing for an application that has been removed, or whose receipt names no mail.
 * @throws Error when something that the mail needs can't be read or stored
 */
export async function mailConsentReceipt(tenantId: string, submissionId: string): Promise<void> {
  const [storedReceipt, storedSubmission, answers] = await Promise.all([
    db.consentReceipt(tenantId, submissionId).get(),
    db.submission(tenantId, submissionId).get(),
    db.submissionAnswers(tenantId, submissionId).get(),
  ]);
  const receipt = storedReceipt.data();
  const submission = storedSubmission.data();
  if (!receipt?.mail_id || !submission) return;
  const tenant = await loadTenant(tenantId);
  const mail = db.mail(tenantId).doc(receipt.mail_id);
  const toRecipient = recipientCounter(submission.email, receipt.created_at);
  const readState = async (transaction: Transaction) => {
    const [sent, mailedBefore] = await getAllTyped(transaction, mail, db.rateLimit(toRecipient.id));
    if (sent.exists) return 'sent';
    return readCount(mailedBefore) < MAILS_PER_DAY ? 'due' : 'held';
  };
  const hold = async () => {
    if (await noteHeldMail(tenantId, submissionId)) {
      logger.warn('Consent receipt held back', { tenant: tenantId });
    }
  };
  // Check first, so that a mail that isn't due costs no PDF. The transaction below checks again, because another run may have finished
  // since.
  const state = await db.runReadOnly(readState);
  if (state === 'held') await hold();
  if (state !== 'due') return;
  const receiptPdf = await consentReceiptPdf(receipt, submission.reference_number, tenant);
  const message = applicationReceivedMail({
    application: storedAnswersSchema.parse(answers.data()),
    reference: submission.reference_number,
    submittedAt: submission.created_at,
    contactBy: contactClock(submission, submission.created_at).dueAt,
    tenant,
    to: submission.email,
    receiptPdf,
  });
  const outcome = await db.runTransaction(async (transaction) => {
    const latest = await readState(transaction);
    if (latest === 'due') {
      transaction.create(mail, message);
      transaction.set(db.rateLimit(toRecipient.id), increment(toRecipient), { merge: true });
    }
    return latest;
  });
  if (outcome === 'held') await hold();
}

/**
 * send-consent-receipt: mails each new consent receipt to its applicant. Firestore retries a failed event for up to 24 hours:
 * https://firebase.google.com/docs/functions/retries
 */
export const sendConsentReceipt = onDocumentCreated(
  {
    document: paths.consentReceipt('{tenantId}', '{submissionId}'),
    region: REGION,
    retry: true,
    maxInstances: 20,
    memory: '512MiB',
    timeoutSeconds: 60,
  },
  withTracing(async ({ params, data }) => {
    // The mail of an older receipt was written together with it.
    if (data?.get('mail_id') === undefined) return;
    // The document's path has these parameters.
    const { tenantId, submissionId } = params as { tenantId: string; submissionId: string };
    try {
      await mailConsentReceipt(tenantId, submissionId);
    } catch (error) {
      logger.error('Consent receipt not mailed', { tenant: tenantId, error: describeError(error) });
      // An error of our own, because the message of a database error may quote the record.
      throw new Error('Consent receipt not mailed');
    }
  }),
);
