import { storedCallbackSchema } from '@brokerage/domain/contact/callbackRequest';
import { findCalledApplicationId, toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';
import { isKnownSecret } from './callLinks.ts';

/** What is stored of a call and of its application, not parsed yet. */
export interface CallRecords {
  record: DocumentSnapshot<Submission>;
  /** Beside the record. */
  request: DocumentSnapshot;
  /** With its answers; undefined: the call was asked for through the contact form. */
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

const linkHashesSchema = storedCallbackSchema.pick({ link_hashes: true });
const secretHashSchema = z.object({ call_secret_hash: z.string() });

/** Returns the hash of the secret that was sent with the call's application; undefined where there is none. */
const toSecretHash = ({ calledFor }: CallRecords): string | undefined =>
  secretHashSchema.safeParse(calledFor?.answers.data()).data?.call_secret_hash;

/** Returns whether a secret opens the call: it's that of a link in one of its mails, or was sent with its application. */
export function opensCall(records: CallRecords, secret: string): boolean {
  const { link_hashes = [] } = linkHashesSchema.safeParse(records.request.data()).data ?? {};
  const ofApplication = toSecretHash(records);
  return isKnownSecret(secret, ofApplication === undefined ? link_hashes : [...link_hashes, ofApplication]);
}

/** How long a page of version 1.0 can schedule the call of an application that it sent without a secret. */
const WITHOUT_SECRET_MS = HOUR_MS;

/**
 * Returns whether somebody may schedule an application's call: they need the secret that was sent with it. The application's id isn't
 * enough, because it's in the portal's addresses. For an application without a secret, the id schedules a first call within the hour.
 */
export function maySchedule(
  records: CallRecords,
  secret: string | undefined,
  { sentAt, now }: { sentAt: Date; now: Date },
): boolean {
  const hash = toSecretHash(records);
  if (hash !== undefined) return secret !== undefined && isKnownSecret(secret, [hash]);
  const isCanceled = records.record.get('status') === 'withdrawn';
  return !isCanceled && now.getTime() < sentAt.getTime() + WITHOUT_SECRET_MS;
}
