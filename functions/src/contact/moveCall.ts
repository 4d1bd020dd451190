import type { Tenant } from '@brokerage/domain/company/tenant';
import type { CallView } from '@brokerage/domain/contact/changeCall';
import { CALLBACK_NOT_OFFERED } from '@brokerage/domain/contact/contactMessage';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { isOfferedCallback } from '@brokerage/domain/schedule/callbackTimes';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { borrowerActor } from '../audit/audit.ts';
import { loadAuditHead } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';
import { type ExpiringCounter, increment, readCount } from '../data/expiringCounter.ts';
import { CALL_CHANGES_PER_DAY, callChangesCounter } from '../http/rateLimit.ts';
import { prepareSubmissionTransition } from '../submissions/prepareSubmissionTransition.ts';
import { toCallTime } from './callMails.ts';
import { callSlot, prepareCallSlot } from './callSlot.ts';
import { prepareCallMails } from './prepareCallMails.ts';
import { type StoredCall, toCallView, toPeriod, toScheduledCall } from './storedCall.ts';
import { toAssignment } from './toCallbackRecord.ts';

interface CallMove {
  tenant: Tenant;
  /** The new time, a value of `callbackTimes`; null cancels the call. */
  callback: string | null;
  eventId: string;
  /** Rate limit counter for the caller's changes. */
  counter: ExpiringCounter;
  now: Date;
}

/**
 * Asserts that the call can be moved.
 * @throws DomainError call-closed, call-past, call-not-possible, or invalid-argument if the time isn't offered
 */
function assertMovable({ state, application, schedule }: StoredCall, { callback, now }: CallMove): void {
  if (state === 'contacted' || state === 'closed') throw new DomainError('call-closed');
  if (state === 'past') throw new DomainError('call-past');
  if (callback === null) return;
  // The call is still expected, and can be canceled.
  if (application && !isOpenStatus(application.status)) throw new DomainError('call-not-possible');
  if (!isOfferedCallback(callback, now, schedule)) throw invalidField('callback', CALLBACK_NOT_OFFERED);
}

/**
 * Reads how often a call has changed today, and returns a function that counts one more change. Cancellations are always accepted, because
 * another one requires a new time first.
 * @throws DomainError call-changed-often
 */
async function prepareChangeCount(
  transaction: Transaction,
  id: string,
  { tenant, callback, now }: CallMove,
): Promise<() => void> {
  const counter = callChangesCounter(tenant.id, id, now);
  const ref = db.rateLimit(counter.id);
  const changes = readCount(await transaction.get(ref));
  if (callback !== null && changes >= CALL_CHANGES_PER_DAY) throw new DomainError('call-changed-often');
  return () => transaction.set(ref, increment(counter), { merge: true });
}

/**
 * Moves a call to another time, schedules a canceled one again, or cancels it. One transaction updates the slots, the desk's record with
 * its event, audit record and notices, and the mails to officer and borrower. If nothing changes, it sends no mail. Returns the updated
 * call.
 * @throws DomainError those of `assertMovable` and `prepareChangeCount`; invalid-argument if the time is full
 */
export async function moveCall(
  transaction: Transaction,
  stored: StoredCall,
  move: CallMove,
): Promise<CallView> {
  const { tenant, callback, eventId, counter, now } = move;
  const { record: was, request, call, state, schedule, number, application, key } = stored;
  const { id } = was;
  const isAsWanted =
    callback === null ? state === 'canceled' : state === 'scheduled' && call.callback === callback;
  if (isAsWanted) return toCallView(stored);
  assertMovable(stored, move);

  const timeZone = callback === null ? call.time_zone : schedule.time_zone;
  const isAgain = callback !== null && state === 'canceled';
  // A canceled call keeps its assignment, but its application may have been reassigned meanwhile.
  const assignment =
    isAgain && application ? toAssignment(application.lo_assigned_id, application.branch_id) : undefined;
  const record = { ...was, ...assignment };
  const period = toPeriod(callback ?? call.callback, timeZone);
  // Calls from the contact form don't count toward a slot's capacity.
  const slot =
    callback === null || !application
      ? undefined
      : callSlot({
          tenantId: tenant.id,
          officerId: record.lo_assigned_id,
          window: `${callback} ${timeZone}`,
          endsAt: period.to,
        });
  const [countChange, head, takeSlot, writeMails] = await Promise.all([
    prepareChangeCount(transaction, id, move),
    loadAuditHead(transaction, tenant.id, 'application', id),
    prepareCallSlot(transaction, { wanted: slot, heldId: request.slot_id }),
    prepareCallMails(transaction, {
      tenant,
      record,
      linkHashes: request.link_hashes,
      isChange: true,
      now,
    }),
  ]);
  const before = toCallTime(call.callback, call.time_zone);
  const time = toCallTime(callback ?? call.callback, timeZone);
  const write = await prepareSubmissionTransition(transaction, {
    submission: was,
    action:
      callback === null
        ? { name: 'cancel', text: '' }
        : { name: 'reschedule', period, assignment, text: isAgain ? time : `From ${before} to ${time}` },
    actor: { ...borrowerActor(tenant.id), officer_id: null, is_administrator: false, is_borrower: true },
    head,
    audited: { call_key: key },
    eventId,
    now,
  });

  takeSlot();
  const changed = write();
  const moved = toScheduledCall(callback ?? call.callback, timeZone, changed);
  const link_hashes = writeMails({
    call: moved,
    number,
    change: callback === null ? 'canceled' : isAgain ? 'scheduled' : 'moved',
    before: callback === null || isAgain ? undefined : call,
    mailId: `${id}-${eventId}`,
  });
  transaction.update(db.submissionAnswers(tenant.id, id), {
    callback: moved.callback,
    time_zone: timeZone,
    slot_id: slot?.id ?? FieldValue.delete(),
    link_hashes,
  });
  transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
  countChange();
  return toCallView({
    ...stored,
    record: changed,
    call: moved,
    state: callback === null ? 'canceled' : 'scheduled',
  });
}
