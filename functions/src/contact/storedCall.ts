import type { Tenant } from '@brokerage/domain/company/tenant';
import { type StoredCallback, storedCallbackSchema } from '@brokerage/domain/contact/callbackRequest';
import { parseCallLink } from '@brokerage/domain/contact/callPage';
import {
  CALL_LINK_DAYS,
  type CallKey,
  type CallState,
  type CallView,
} from '@brokerage/domain/contact/changeCall';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { findCalledApplicationId, toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import type { Submission } from '@brokerage/domain/submission/submission';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';
import { hasCallLink } from './callLinks.ts';
import { loadCallSchedule } from './loadCallSchedule.ts';

/** Returns when a call begins and ends whose time was offered. */
export function toPeriod(callback: string, timeZone: string): { from: Date; to: Date } {
  const period = toCallbackPeriod(callback, timeZone);
  if (!period) throw new Error('The call has no time');
  return period;
}

/** Returns a call as its borrower is told of it. */
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

/** A call, and what was stored beside it. */
export interface StoredCall {
  record: Submission;
  request: StoredCallback;
  call: ScheduledCall;
  state: CallState;
  /** When they chose from. */
  schedule: OfficeSchedule;
  /** The application that it was scheduled for; undefined: asked for through the contact form. */
  application: Submission | undefined;
  /** The number that the borrower was given. */
  number: string;
}

/**
 * Returns where a call stands for whoever asked for it. What somebody has called about, or the desk has closed, is closed; what they have
 * canceled themselves, too, once its application is.
 */
function toCallState(
  { status, first_contact_at, outcome }: Submission,
  { application, to, now }: { application: Submission | undefined; to: Date; now: Date },
): CallState {
  if (first_contact_at !== null) return 'closed';
  if (status === 'withdrawn') {
    const comesBack = outcome?.said_by === 'applicant' && (!application || isOpenStatus(application.status));
    return comesBack ? 'canceled' : 'closed';
  }
  if (!isOpenStatus(status)) return 'closed';
  return now < to ? 'scheduled' : 'past';
}

/** Reads a call by its record's id; undefined where the company has none with that id. */
export async function loadStoredCall(
  transaction: Transaction,
  { tenant, id, now }: { tenant: Tenant; id: string; now: Date },
): Promise<StoredCall | undefined> {
  // A call of the contact form has no application, and reads its own records twice.
  const applicationId = findCalledApplicationId(id) ?? id;
  const [found, stored, application, answers] = await getTogether(
    transaction,
    db.submission(tenant.id, id),
    db.submissionAnswers(tenant.id, id),
    db.submission(tenant.id, applicationId),
    db.submissionAnswers(tenant.id, applicationId),
  );
  const record = found.data();
  if (record?.kind !== 'callback') return undefined;
  const request = storedCallbackSchema.parse(stored.data());
  const call = toScheduledCall(
    request.callback,
    request.time_zone ?? tenant.office_schedule.time_zone,
    record,
  );
  const isScheduled = applicationId !== id;
  const calledFor = isScheduled ? application.data() : undefined;
  return {
    record,
    request,
    call,
    state: toCallState(record, { application: calledFor, to: new Date(call.to), now }),
    schedule: await loadCallSchedule(transaction, {
      tenantId: tenant.id,
      officerId: isScheduled ? answers.get('lo_assigned_id') : request.officer_id,
      company: tenant.office_schedule,
    }),
    application: calledFor,
    number: request.application_reference ?? record.reference_number,
  };
}

/** Finds the call whose link names a number: its own, or that of its application. */
async function findByLink(
  transaction: Transaction,
  tenantId: string,
  link: string,
): Promise<string | undefined> {
  const { number = '' } = parseCallLink(link) ?? {};
  const found = await transaction.get(
    db.submissions(tenantId).where('reference_number', '==', number).limit(1),
  );
  const record = found.docs[0]?.data();
  return record?.kind === 'application' ? toScheduledCallId(record.id) : record?.id;
}

/**
 * Reads the call that a borrower's key opens. Whatever is wrong with a link, the answer is the same.
 * @throws DomainError call-link-unknown where the site's company has no such link, call-not-possible where the application has no call;
 *   either once the call is long over
 */
export async function openCall(
  transaction: Transaction,
  key: CallKey,
  { tenant, now }: { tenant: Tenant; now: Date },
): Promise<StoredCall> {
  const link = 'link' in key ? key.link : undefined;
  const id =
    'link' in key
      ? await findByLink(transaction, tenant.id, key.link)
      : toScheduledCallId(key.application_id);
  const stored = id === undefined ? undefined : await loadStoredCall(transaction, { tenant, id, now });
  const isLive = stored && now.getTime() < Date.parse(stored.call.to) + CALL_LINK_DAYS * DAY_MS;
  const isTheirs = stored && (link === undefined || hasCallLink(stored.request, link));
  if (!stored || !isLive || !isTheirs)
    throw new DomainError(link === undefined ? 'call-not-possible' : 'call-link-unknown');
  return stored;
}

/** Returns a call as its page shows it. */
export const toCallView = ({ call, state, schedule, number, record }: StoredCall): CallView => ({
  ...call,
  state,
  schedule,
  mentioned_number: number,
  officer_id: record.lo_assigned_id,
});
