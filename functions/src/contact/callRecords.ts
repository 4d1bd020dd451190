import { storedCallbackSchema } from '@brokerage/domain/contact/callbackRequest';
import { CALL_SECRET_DAYS } from '@brokerage/domain/contact/changeCall';
import { findCalledApplicationId, toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';
import { isKnownSecret } from './callLinks.ts';

/** What is stored of a call and of its application, not parsed yet. */
export interface CallRecords {
  record: DocumentSnapshot<Submission>;
  /** The request document stored with the record. */
  request: DocumentSnapshot;
  /** The application with its answers. Undefined if the call was requested through the contact form. */
  calledFor: { application: DocumentSnapshot<Submission>; answers: DocumentSnapshot } | undefined;
}

/** Loads what belongs to a call, given its own record or that of its application. */
export async function loadCallRecords(
  transaction: Transaction,
  tenantId: string,
  found: DocumentSnapshot<Submission>,
): Promise<CallRecords> {
  const isCall = found.get('kind') === 'callback';
  const applicationId = isCall ? findCalledApplicationId(found.id) : found.id;
  if (applicationId === undefined) {
    const request = await transaction.get(db.submissionAnswers(tenantId, found.id));
    return { record: found, request, calledFor: undefined };
  }
  const callId = toScheduledCallId(applicationId);
  const [other, request, answers] = await getTogether(
    transaction,
    db.submission(tenantId, isCall ? applicationId : callId),
    db.submissionAnswers(tenantId, callId),
    db.submissionAnswers(tenantId, applicationId),
  );
  return {
    record: isCall ? found : other,
    request,
    calledFor: { application: isCall ? other : found, answers },
  };
}

/** What somebody opened a call with, as the audit log names it. */
export type CallKey = 'mail_link' | 'application_secret' | 'application_id';

const linkHashesSchema = storedCallbackSchema.pick({ link_hashes: true });

/** Returns whether a secret was sent with the call's application, at most 30 days ago. */
function isApplicationSecret({ calledFor }: CallRecords, secret: string, now: Date): boolean {
  const hash: unknown = calledFor?.answers.get('call_secret_hash');
  if (typeof hash !== 'string' || !isKnownSecret(secret, [hash])) return false;
  const sentAt = calledFor?.application.data()?.created_at;
  return sentAt !== undefined && now.getTime() < sentAt.getTime() + CALL_SECRET_DAYS * DAY_MS;
}

/** Returns what a secret is that opens the call: that of a link in one of its mails, or the one that was sent with its application. */
export function findCallKey(records: CallRecords, secret: string, now: Date): CallKey | undefined {
  const { link_hashes = [] } = linkHashesSchema.safeParse(records.request.data()).data ?? {};
  if (isKnownSecret(secret, link_hashes)) return 'mail_link';
  return isApplicationSecret(records, secret, now) ? 'application_secret' : undefined;
}

/** How long a page of version 1.0 can schedule the call of an application that it sent without a secret. */
const WITHOUT_SECRET_MS = HOUR_MS;
/** By then nobody has a page of version 1.0 open. */
export const WITHOUT_SECRET_UNTIL = new Date('2027-03-01T00:00:00Z');

/**
 * Returns what lets somebody schedule an application's call; undefined if nothing does. They need the secret that was sent with it: the
 * application's id isn't enough, because it's in the portal's addresses. For an application without a secret, the id schedules a first
 * call within the hour, until pages of version 1.0 are gone.
 */
export function findScheduleKey(
  records: CallRecords,
  secret: string | undefined,
  { sentAt, now }: { sentAt: Date; now: Date },
): CallKey | undefined {
  const answers = records.calledFor?.answers;
  if (!answers?.exists) return undefined;
  // Any stored value counts as a secret: one that can't be read lets nobody in.
  if (answers.get('call_secret_hash') !== undefined)
    return secret !== undefined && isApplicationSecret(records, secret, now)
      ? 'application_secret'
      : undefined;
  const isInTime = now < WITHOUT_SECRET_UNTIL && now.getTime() < sentAt.getTime() + WITHOUT_SECRET_MS;
  return isInTime && records.record.get('status') !== 'withdrawn' ? 'application_id' : undefined;
}
