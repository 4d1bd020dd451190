import type { Tenant } from '@brokerage/domain/company/tenant';
import { type StoredCallback, storedCallbackSchema } from '@brokerage/domain/contact/callbackRequest';
import { parseCallToken } from '@brokerage/domain/contact/callPage';
import { CALL_LINK_DAYS, type CallState, type CallView } from '@brokerage/domain/contact/changeCall';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import type { Submission } from '@brokerage/domain/submission/submission';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { type CallKey, type CallRecords, findCallKey, loadCallRecords } from './callRecords.ts';
import { loadCallSchedule } from './loadCallSchedule.ts';

/** Returns the start and end of a call whose time was offered. */
export function toPeriod(callback: string, timeZone: string): { from: Date; to: Date } {
  const period = toCallbackPeriod(callback, timeZone);
  if (!period) throw new Error('The call has no time');
  return period;
}

/** Returns a call in the form shown to its borrower. */
export function toScheduledCall(
  callback: string,
  timeZone: string,
  { reference_number, revision }: Pick<Submission, 'reference_number' | 'revision'>,
): ScheduledCall {
  const { from, to } = toPeriod(callback, timeZone);
  return {
    reference_number,
    callback,
    time_zone: timeZone,
    from: from.toISOString(),
    to: to.toISOString(),
    sequence: revision - 1,
  };
}

/** A call with its request, which is a separate document. */
export interface StoredCall {
  record: Submission;
  request: StoredCallback;
  call: ScheduledCall;
  state: CallState;
  /** The hours that the borrower could choose from. */
  schedule: OfficeSchedule;
  /** The application that it was scheduled for. Undefined if it was requested through the contact form. */
  application: Submission | undefined;
  /** The number in the borrower's mail. */
  number: string;
  /** How it was opened. */
  key: CallKey;
}

/** Returns a call's state as shown to the person who requested it. A call that they canceled is closed once its application is. */
function toCallState(
  { status, first_contact_at, outcome }: Submission,
  { application, to, now }: { application: Submission | undefined; to: Date; now: Date },
): CallState {
  if (first_contact_at !== null) return 'contacted';
  if (status === 'withdrawn') {
    const comesBack = outcome?.said_by === 'applicant' && (!application || isOpenStatus(application.status));
    return comesBack ? 'canceled' : 'closed';
  }
  if (!isOpenStatus(status)) return 'closed';
  return now < to ? 'scheduled' : 'past';
}

/** Returns a call from its records, with the hours that its borrower can choose from, or undefined if there is no call. */
export async function toStoredCall(
  transaction: Transaction,
  { record: found, request: stored, calledFor }: CallRecords,
  { tenant, key, now }: { tenant: Tenant; key: CallKey; now: Date },
): Promise<StoredCall | undefined> {
  const record = found.data();
  if (record?.kind !== 'callback') return undefined;
  const request = storedCallbackSchema.parse(stored.data());
  const application = calledFor?.application.data();
  const timeZone = request.time_zone ?? tenant.office_schedule.time_zone;
  const call = toScheduledCall(request.callback, timeZone, record);
  return {
    record,
    request,
    call,
    state: toCallState(record, { application, to: new Date(call.to), now }),
    schedule: await loadCallSchedule(transaction, {
      tenantId: tenant.id,
      officerId: calledFor ? calledFor.answers.get('lo_assigned_id') : request.officer_id,
      company: tenant.office_schedule,
    }),
    application,
    number: request.application_reference ?? record.reference_number,
    key,
  };
}

/**
 * Returns the call that a link opens. Every invalid link gets the same response.
 * @throws DomainError call-link-unknown if the site's company has no such link, or if the call is more than `CALL_LINK_DAYS` past
 */
export async function openCall(
  transaction: Transaction,
  link: string,
  { tenant, now }: { tenant: Tenant; now: Date },
): Promise<StoredCall> {
  const { number = '', secret = '' } = parseCallToken(link) ?? {};
  const [found] = (
    await transaction.get(db.submissions(tenant.id).where('reference_number', '==', number).limit(1))
  ).docs;
  const records = found && (await loadCallRecords(transaction, tenant.id, found));
  // Checked first: even if the records can't be read, a stranger gets the same response.
  const key = records && findCallKey(records, secret, now);
  const stored = key && (await toStoredCall(transaction, records, { tenant, key, now }));
  if (!stored || now.getTime() >= Date.parse(stored.call.to) + CALL_LINK_DAYS * DAY_MS) {
    throw new DomainError('call-link-unknown');
  }
  return stored;
}

/** Returns a call in the form that its page shows. */
export const toCallView = ({ call, state, schedule, number, record }: StoredCall): CallView => ({
  ...call,
  state,
  schedule,
  mentioned_number: number,
  officer_id: record.lo_assigned_id,
});
