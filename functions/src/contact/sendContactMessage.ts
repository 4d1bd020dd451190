import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { callbackRequestSchema, type StoredCallback } from '@brokerage/domain/contact/callbackRequest';
import {
  CALLBACK_NOT_OFFERED,
  type ContactMessage,
  MINIMUM_MESSAGE_MS,
  OFFICER_NOT_LISTED,
} from '@brokerage/domain/contact/contactMessage';
import { splitName } from '@brokerage/domain/contact/splitName';
import { CONTACT_TOPICS } from '@brokerage/domain/contact/topics';
import type { Officer } from '@brokerage/domain/directory/officer';
import { invalidField } from '@brokerage/domain/errors/DomainError';
import type { Mail } from '@brokerage/domain/mail';
import { isOfferedCallback, toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { audit, borrowerActor } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { increment } from '../data/expiringCounter.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import type { SiteVisitor } from '../http/caller.ts';
import { chooseFormCounter } from '../http/chooseFormCounter.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { isSpamSubmission } from '../http/isSpamSubmission.ts';
import { callerCounter, MESSAGES_PER_HOUR } from '../http/rateLimit.ts';
import { logger } from '../logging/logger.ts';
import { newReferenceNumber } from '../preapproval/newReferenceNumber.ts';
import { toCallTime } from './callMails.ts';
import { loadOfficerSchedule } from './loadCallSchedule.ts';
import { prepareCallMails } from './prepareCallMails.ts';
import { toScheduledCall } from './storedCall.ts';
import { toAssignment, toCallbackRecord } from './toCallbackRecord.ts';

type Input = ParsedInput<'send-contact-message'>;

interface ContactFacts {
  tenant: Tenant;
  /** The officer whose page led to the form. */
  officer: Officer | undefined;
  /** Reference number of the callback request. */
  reference: string | undefined;
  timeZone: string;
  now: Date;
}

/**
 * Returns the mail to the company's mailbox, which is answered from there. Text only. The visitor's words appear only in the body: in a
 * subject line they could pass for the company's own.
 */
function contactMail(
  message: ContactMessage,
  { tenant, officer, reference, timeZone, now }: ContactFacts,
): Mail {
  const topic = CONTACT_TOPICS.find(({ value }) => value === message.topic)?.label ?? message.topic;
  const next = officer
    ? `It is assigned to ${officer.name}.`
    : 'Assign it, log the call and close it in the Officer Portal.';
  return {
    kind: 'contact_message',
    to: [tenant.mailbox],
    replyTo: message.email,
    message: {
      subject: `Website message: ${topic}`,
      text: [
        ...(officer ? [`For: ${officer.name}, ${officer.email}`] : []),
        `From: ${message.name}`,
        `Email: ${message.email}`,
        `Phone: ${message.phone ?? 'not given'}`,
        `Call back: ${message.callback ? toCallTime(message.callback, timeZone) : 'not asked for'}`,
        ...(reference === undefined ? [] : [`Callback request: ${reference}. ${next}`]),
        '',
        ...(message.message === undefined
          ? ['The visitor left no message.']
          : ['What the visitor wrote on the contact page:', '', message.message]),
      ].join('\n'),
    },
    created_at: now,
  };
}

interface WantedCall {
  /** The record for the desk's list. */
  submission: Submission;
  /** The visitor's input, stored in a separate document. */
  request: StoredCallback;
}

interface CallFacts {
  id: string;
  reference: string;
  officer: Officer | undefined;
  timeZone: string;
  now: Date;
}

/** Returns the call that a message asks for, or undefined if an email will answer it. */
function toWantedCall(
  { name, email, phone, topic, message = '', callback }: ContactMessage,
  { id, reference, officer, timeZone, now }: CallFacts,
): WantedCall | undefined {
  const period = callback === undefined ? undefined : toCallbackPeriod(callback, timeZone);
  if (callback === undefined || phone === undefined || !period) return undefined;
  const assignment = toAssignment(officer?.id ?? null, officer?.branchId ?? null);
  return {
    submission: toCallbackRecord({
      ...splitName(name),
      id,
      email,
      mobile: phone,
      reference,
      now,
      period,
      assignment,
    }),
    request: {
      topic,
      message,
      callback,
      ...(officer && { time_zone: timeZone, officer_id: officer.id }),
    },
  };
}

const toOutput = (
  receivedAt: Date,
  { reference, timeZone }: { reference?: string | undefined; timeZone?: string | undefined },
): CallableOutput<'send-contact-message'> => ({
  received_at: receivedAt.toISOString(),
  ...(reference !== undefined && { reference_number: reference }),
  ...(timeZone !== undefined && { time_zone: timeZone }),
});

/**
 * Returns the officer whose page led to the form.
 * @throws DomainError invalid-argument if the site's directory doesn't list them
 */
async function loadListedOfficer(
  transaction: Transaction,
  tenantId: string,
  officerId: string | undefined,
): Promise<Officer | undefined> {
  if (officerId === undefined) return undefined;
  const officer = (await transaction.get(db.officers(tenantId).doc(officerId))).data();
  if (officer?.listed) return officer;
  throw invalidField('officer_id', OFFICER_NOT_LISTED);
}

/**
 * Sends a message to the company's mailbox and, if it asks for a call, adds the call to the desk's list. Runs once per form: a retry gets
 * the first response. A call requested from an officer is assigned to them from the start, within the hours of their branch. The visitor
 * gets a mail with the call's link, subject to the limit of mail per address.
 * @throws DomainError too-many-forms when the address sent too many in this hour, and no event raises the limit; invalid-argument when the
 *   officer isn't listed, or the time to call isn't offered
 */
async function storeMessage(
  input: Input,
  { ip, tenantId }: SiteVisitor,
  now: Date,
): Promise<CallableOutput<'send-contact-message'>> {
  const { callback, officer_id } = input;
  if (isSpamSubmission(input, MINIMUM_MESSAGE_MS)) {
    logger.info('message from a bot was not sent');
    return toOutput(now, { reference: callback === undefined ? undefined : newReferenceNumber('CB') });
  }
  const tenant = await loadTenant(tenantId);
  const mailRef = db.mail(tenantId).doc(`contact-${input.id}`);
  const network = callerCounter('message', ip, now);
  // Longer than any id that the questionnaire can choose, so the two never collide.
  const id = `callback-${input.id}`;
  const reference = newReferenceNumber('CB');

  return db.runTransaction(async (transaction) => {
    const [earlier, counted, stored, storedRequest] = await getAllTyped(
      transaction,
      mailRef,
      db.rateLimit(network.id),
      db.submission(tenantId, id),
      db.submissionAnswers(tenantId, id),
    );
    const first = earlier.data();
    if (first) {
      return toOutput(first.created_at, {
        reference: stored.data()?.reference_number,
        timeZone: callbackRequestSchema.safeParse(storedRequest.data()).data?.time_zone,
      });
    }
    const company = tenant.office_schedule;
    const officer = await loadListedOfficer(transaction, tenantId, officer_id);
    const schedule = officer
      ? await loadOfficerSchedule(transaction, tenantId, { officer, company })
      : company;
    if (callback !== undefined && !isOfferedCallback(callback, now, schedule)) {
      throw invalidField('callback', CALLBACK_NOT_OFFERED);
    }
    const timeZone = schedule.time_zone;
    const counter = await chooseFormCounter(
      transaction,
      { counter: network, counted, limit: MESSAGES_PER_HOUR },
      { tenantId, code: input.link, kind: 'message', now },
    );
    const wanted = toWantedCall(input, { id, reference, now, timeZone, officer });
    const writeMails =
      wanted && (await prepareCallMails(transaction, { tenant, record: wanted.submission, now }));
    transaction.create(
      mailRef,
      contactMail(input, { tenant, officer, reference: wanted && reference, timeZone, now }),
    );
    if (wanted && writeMails) {
      const call = toScheduledCall(wanted.request.callback, timeZone, wanted.submission);
      const link_hashes = writeMails({
        call,
        number: reference,
        change: 'scheduled',
        mailId: id,
        isMailboxTold: true,
      });
      transaction.create(db.submission(tenantId, id), wanted.submission);
      transaction.create(db.submissionAnswers(tenantId, id), { ...wanted.request, link_hashes });
      audit(transaction, {
        actor: borrowerActor(tenantId),
        action: 'call_scheduled',
        entity: { type: 'application', id, head: null },
        before: null,
        after: { from: call.from, to: call.to },
        at: now,
      });
    }
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    return toOutput(now, {
      reference: wanted && reference,
      timeZone: wanted?.request.time_zone,
    });
  });
}

/** send-contact-message: an anonymous visitor's message, to the mailbox and the desk of the company whose website it came from. */
export const sendContactMessage = defineCallable('send-contact-message', storeMessage);
