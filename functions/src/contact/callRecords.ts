import { storedCallbackSchema } from '@brokerage/domain/contact/callbackRequest';
import { CALL_SECRET_DAYS } from '@brokerage/domain/contact/changeCall';
import { findCalledApplicationId, toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import { isKnownSecret } from './callLinks.ts';

/** The stored records of a call and its application, before validation. */
export interface CallRecords {
  record: DocumentSnapshot<Submission>;
  /** The request document stored with the record. */
  request: DocumentSnapshot;
  /** The application with its answers. Undefined if the call was requested through the contact form. */
  calledFor: { application: DocumentSnapshot<Submission>; answers: DocumentSnapshot } | undefined;
}

/** Loads a call's records, given the record of the call or of its application. */
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
  const [other, request, answers] = await getAllTyped(
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

/** How the person who opened a call proved that they may, as named in the audit log. */
export type CallKey = 'mail_link' | 'application_secret' | 'application_id';

const linkHashesSchema = storedCallbackSchema.pick({ link_hashes: true });

/** Returns whether a secret was sent with the call's application, at most 30 days ago. */
function isApplicationSecret({ calledFor }: CallRecords, secret: string, now: Date): boolean {
  const hash: unknown = calledFor?.answers.get('call_secret_hash');
  if (typeof hash !== 'string' || !isKnownSecret(secret, [hash])) return false;
  const sentAt = calledFor?.application.data()?.created_at;
  return sentAt !== undefined && now.getTime() < sentAt.getTime() + CALL_SECRET_DAYS * DAY_MS;
}

/** Returns how a secret opens the call: as that of a link in one of its mails, or as the one sent with its application. */
export function findCallKey(records: CallRecords, secret: string, now: Date): CallKey | undefined {
  const { link_hashes = [] } = linkHashesSchema.safeParse(records.request.data()).data ?? {};
  if (isKnownSecret(secret, link_hashes)) return 'mail_link';
  return isApplicationSecret(records, secret, now) ? 'application_secret' : undefined;
}

/** How long a page of version 1.0 can schedule the call of an application that it sent without a secret. */
const WITHOUT_SECRET_MS = HOUR_MS;
/** By then no page of version 1.0 is open in a browser. */
const WITHOUT_SECRET_UNTIL = new Date('2027-03-01T00:00:00Z');

/**
 * Returns how the caller may schedule an application's call, or undefined if they may not. They need the secret that was sent with it: the
 * application's id isn't enough, because it's in the portal's URLs. If an application has no secret, its id can schedule a first call
 * within the hour, until pages of version 1.0 are gone.
 */
export function findScheduleKey(
  records: CallRecords,
  secret: string | undefined,
  { sentAt, now }: { sentAt: Date; now: Date },
): CallKey | undefined {
  const answers = records.calledFor?.answers;
  if (!answers?.exists) return undefined;
  // Any stored value counts as a secret. If it can't be parsed, no secret matches.
  if (answers.get('call_secret_hash') !== undefined)
    return secret !== undefined && isApplicationSecret(records, secret, now)
      ? 'application_secret'
      : undefined;
  const isInTime = now < WITHOUT_SECRET_UNTIL && now.getTime() < sentAt.getTime() + WITHOUT_SECRET_MS;
  return isInTime && records.record.get('status') !== 'withdrawn' ? 'application_id' : undefined;
}
