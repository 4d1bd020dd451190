import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { callbackRequestSchema } from '@brokerage/domain/contact/callbackRequest';
import { CALLBACK_NOT_OFFERED } from '@brokerage/domain/contact/contactMessage';
import { CALL_TIME_FULL, CALLS_PER_TIME } from '@brokerage/domain/contact/scheduleCall';
import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { isOfferedCallback, toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';
import type { SiteVisitor } from '../http/caller.ts';
import { defineCallable } from '../http/defineCallable.ts';
import {
  callerWindow,
  increment,
  MAILS_PER_DAY,
  phoneCallWindow,
  readCount,
  recipientWindow,
  SCHEDULED_CALLS_PER_HOUR,
} from '../http/rateLimit.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';
import { submissionAddress } from '../preapproval/applicationMail.ts';
import { newReferenceNumber } from '../preapproval/newReferenceNumber.ts';
import { findLeadRecipient, toMailReader } from '../profile/findLeadRecipient.ts';
import { chooseCounter } from '../share/chooseCounter.ts';
import { callConfirmationMail, scheduledCallMail, toCallTime } from './callMails.ts';
import { loadOfficerSchedule } from './loadOfficerSchedule.ts';
import { toAssignment, toCallbackRecord } from './toCallbackRecord.ts';

type Input = ParsedInput<'schedule-call'>;
type Output = CallableOutput<'schedule-call'>;

const notOffered = (message: string) => invalidField('callback', message);

/** Returns when a call begins and ends whose time was offered. */
function toPeriod(callback: string, timeZone: string): { from: Date; to: Date } {
  const period = toCallbackPeriod(callback, timeZone);
  if (!period) throw new Error('The call has no time');
  return period;
}

/** Returns the answer for a stored call. */
function toOutput(callback: string, timeZone: string, reference: string): Output {
  const { from, to } = toPeriod(callback, timeZone);
  return {
    reference_number: reference,
    callback,
    time_zone: timeZone,
    from: from.toISOString(),
    to: to.toISOString(),
  };
}

/**
 * Returns the hours that the applicant chose from: those of the branch of the officer in their answers, else the company's. Who works
 * on the application may change at any time; what the page showed doesn't.
 */
async function loadSchedule(
  transaction: Transaction,
  { tenantId, officerId, company }: { tenantId: string; officerId: unknown; company: OfficeSchedule },
): Promise<OfficeSchedule> {
  if (typeof officerId !== 'string') return company;
  const officer = (await transaction.get(db.officers(tenantId).doc(officerId))).data();
  return officer?.listed ? loadOfficerSchedule(transaction, tenantId, { officer, company }) : company;
}

/**
 * Makes a callback request of an application, once: each later call for it answers with the first one's time.
 * @throws DomainError call-not-possible where the site's company has no such application, or has closed it, which the answer doesn't
 *   tell apart; invalid-argument at a time that isn't offered or is full; too-many-forms.
 */
async function storeCall(
  { application_id, callback }: Input,
  { ip, tenantId }: SiteVisitor,
  now: Date,
): Promise<Output> {
  const tenant = await loadTenant(tenantId);
  const callerLimit = callerWindow('call', ip, now);
  const id = toScheduledCallId(application_id);
  const reference = newReferenceNumber('CB');

  return db.runTransaction(async (transaction) => {
    const [found, answers, earlier, earlierRequest, rateCounter] = await getTogether(
      transaction,
      db.submission(tenantId, application_id),
      db.submissionAnswers(tenantId, application_id),
      db.submission(tenantId, id),
      db.submissionAnswers(tenantId, id),
      db.rateLimit(callerLimit.id),
    );
    const call = earlier.data();
    if (call) {
      const stored = callbackRequestSchema.parse(earlierRequest.data());
      const clock = stored.time_zone ?? tenant.office_schedule.time_zone;
      return toOutput(stored.callback, clock, call.reference_number);
    }
    const application = found.data();
    if (application?.kind !== 'application' || !isOpenStatus(application.status)) {
      throw new DomainError('call-not-possible');
    }
    const counter = await chooseCounter(
      transaction,
      { window: callerLimit, counter: rateCounter, limit: SCHEDULED_CALLS_PER_HOUR },
      { tenantId, code: application.shared_link_id, bucket: 'call', now },
    );
    const schedule = await loadSchedule(transaction, {
      tenantId,
      officerId: answers.get('lo_assigned_id'),
      company: tenant.office_schedule,
    });
    const timeZone = schedule.time_zone;
    if (!isOfferedCallback(callback, now, schedule)) throw notOffered(CALLBACK_NOT_OFFERED);
    const period = toPeriod(callback, timeZone);
    // Whoever has the application now.
    const assignment = toAssignment(application.lo_assigned_id, application.branch_id);
    const whom = assignment.lo_assigned_id ?? assignment.route_to;
    const slotLimit = phoneCallWindow(tenantId, whom, `${callback} ${timeZone}`, period.to);
    const { first_name, last_name, email, mobile, reference_number } = application;
    const applicantMailLimit = recipientWindow(email, now);
    const [taken, mailedBefore] = await getTogether(
      transaction,
      db.rateLimit(slotLimit.id),
      db.rateLimit(applicantMailLimit.id),
    );
    if (readCount(taken) >= CALLS_PER_TIME) throw notOffered(CALL_TIME_FULL);
    const recipient =
      assignment.lo_assigned_id === null
        ? undefined
        : await findLeadRecipient(tenantId, assignment.lo_assigned_id);
    const mailReader = toMailReader(recipient, tenant);
    const writeMail = await prepareMemberMail(transaction, tenantId, [recipient?.uid]);
    transaction.create(
      db.submission(tenantId, id),
      toCallbackRecord({ id, first_name, last_name, email, mobile, reference, now, period, assignment }),
    );
    transaction.create(db.submissionAnswers(tenantId, id), {
      topic: 'my-application',
      message: `Scheduled with application ${reference_number}.`,
      callback,
      time_zone: timeZone,
      application_reference: reference_number,
    });
    const facts = {
      tenant,
      reference,
      applicationReference: reference_number,
      time: toCallTime(callback, timeZone),
      now,
    };
    writeMail(
      mailReader,
      scheduledCallMail({
        ...facts,
        to: recipient?.address ?? tenant.mailbox,
        address: submissionAddress(tenant, mailReader === undefined ? 'submissions' : 'leads', id),
      }),
      { id },
    );
    if (readCount(mailedBefore) < MAILS_PER_DAY) {
      transaction.create(
        db.mail(tenantId).doc(`${id}-applicant`),
        callConfirmationMail({ ...facts, to: email }),
      );
      transaction.set(db.rateLimit(applicantMailLimit.id), increment(applicantMailLimit), { merge: true });
    }
    transaction.set(db.rateLimit(slotLimit.id), increment(slotLimit), { merge: true });
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    return toOutput(callback, timeZone, reference);
  });
}

/** schedule-call: an applicant chooses when to be called, from the thank-you page. */
export const scheduleCall = defineCallable('schedule-call', (input, visitor) =>
  storeCall(input, visitor, new Date()),
);
