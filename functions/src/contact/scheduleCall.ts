import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { CALLBACK_NOT_OFFERED } from '@brokerage/domain/contact/contactMessage';
import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { isOfferedCallback } from '@brokerage/domain/schedule/callbackTimes';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { nanoid } from 'nanoid';
import { audit, borrowerActor } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { increment } from '../data/expiringCounter.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import type { SiteVisitor } from '../http/caller.ts';
import { chooseFormCounter } from '../http/chooseFormCounter.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { callerCounter, SCHEDULED_CALLS_PER_HOUR } from '../http/rateLimit.ts';
import { newReferenceNumber } from '../preapproval/newReferenceNumber.ts';
import { findScheduleKey, loadCallRecords } from './callRecords.ts';
import { callSlot, prepareCallSlot } from './callSlot.ts';
import { countCallLookup } from './countCallLookup.ts';
import { loadCallSchedule } from './loadCallSchedule.ts';
import { moveCall } from './moveCall.ts';
import { prepareCallMails } from './prepareCallMails.ts';
import { toPeriod, toScheduledCall, toStoredCall } from './storedCall.ts';
import { toAssignment, toCallbackRecord } from './toCallbackRecord.ts';

type Input = ParsedInput<'schedule-call'>;
type Output = CallableOutput<'schedule-call'>;

/**
 * Creates the callback request of an application once. Later calls return its time, unless the borrower has canceled it: then it is
 * scheduled again. The secret that was sent with the application opens the call, too, so a retry stores nothing new.
 * @throws DomainError call-not-yours if the site's company has no such application or the secret is wrong (one error for both);
 *   call-not-possible once it's closed; call-closed if the desk has withdrawn the call; invalid-argument if the time isn't offered or is
 *   full; too-many-forms; too-many-lookups; that of `moveCall` for a call that changed too often.
 */
async function storeCall(
  { application_id, call_secret, callback }: Input,
  visitor: SiteVisitor,
  now: Date,
): Promise<Output> {
  const lookups = await countCallLookup(visitor, 'application', now);
  const { ip, tenantId } = visitor;
  const tenant = await loadTenant(tenantId);
  const network = callerCounter('call', ip, now);
  const id = toScheduledCallId(application_id);
  const reference = newReferenceNumber('CB');

  return db.runTransaction(async (transaction) => {
    const [found, counted] = await getAllTyped(
      transaction,
      db.submission(tenantId, application_id),
      db.rateLimit(network.id),
    );
    const application = found.data();
    if (application?.kind !== 'application') throw new DomainError('call-not-yours');
    const records = await loadCallRecords(transaction, tenantId, found);
    const key = findScheduleKey(records, call_secret, { sentAt: application.created_at, now });
    if (!key) throw new DomainError('call-not-yours');
    const earlier = await toStoredCall(transaction, records, { tenant, key, now });
    if (earlier && earlier.record.status !== 'withdrawn') return earlier.call;
    if (!isOpenStatus(application.status)) throw new DomainError('call-not-possible');
    const counter = await chooseFormCounter(
      transaction,
      { counter: network, counted, limit: SCHEDULED_CALLS_PER_HOUR },
      { tenantId, code: application.shared_link_id, kind: 'call', now },
    );
    if (earlier)
      return moveCall(transaction, earlier, { tenant, callback, eventId: nanoid(21), counter, now });
    const schedule = await loadCallSchedule(transaction, {
      tenantId,
      officerId: records.calledFor?.answers.get('lo_assigned_id'),
      company: tenant.office_schedule,
    });
    if (!isOfferedCallback(callback, now, schedule)) throw invalidField('callback', CALLBACK_NOT_OFFERED);
    const { time_zone: timeZone } = schedule;
    const period = toPeriod(callback, timeZone);
    const { first_name, last_name, email, mobile, reference_number: number } = application;
    const record = toCallbackRecord({
      id,
      first_name,
      last_name,
      email,
      mobile,
      reference,
      now,
      period,
      // The call goes to the member who has the application now.
      assignment: toAssignment(application.lo_assigned_id, application.branch_id),
    });
    const slot = callSlot({
      tenantId,
      officerId: record.lo_assigned_id,
      window: `${callback} ${timeZone}`,
      endsAt: period.to,
    });
    const [takeSlot, writeMails] = await Promise.all([
      prepareCallSlot(transaction, { wanted: slot }),
      prepareCallMails(transaction, { tenant, record, now }),
    ]);
    const call = toScheduledCall(callback, timeZone, record);
    transaction.create(db.submission(tenantId, id), record);
    transaction.create(db.submissionAnswers(tenantId, id), {
      topic: 'my-application',
      message: `Scheduled with application ${number}.`,
      callback,
      time_zone: timeZone,
      application_reference: number,
      slot_id: slot.id,
      link_hashes: writeMails({ call, number, change: 'scheduled', mailId: id }),
    });
    audit(transaction, {
      actor: borrowerActor(tenantId),
      action: 'call_scheduled',
      entity: { type: 'application', id, head: null },
      before: null,
      after: { from: call.from, to: call.to, call_key: key },
      at: now,
    });
    takeSlot();
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    // It already counts as a call, and guests of an event share an IP address.
    transaction.set(db.rateLimit(lookups.id), increment(lookups, -1), { merge: true });
    return call;
  });
}

/** schedule-call: stores the time that an applicant chose on the thank-you page. */
export const scheduleCall = defineCallable('schedule-call', storeCall);
