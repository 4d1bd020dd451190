import type { CallableOutput, CallableRequest } from '@brokerage/domain/callables';
import type { Tenant } from '@brokerage/domain/company/tenant';
import {
  CALLBACK_NOT_OFFERED,
  type ContactMessage,
  MINIMUM_MESSAGE_MS,
} from '@brokerage/domain/contact/contactMessage';
import { CONTACT_TOPICS } from '@brokerage/domain/contact/topics';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Mail } from '@brokerage/domain/mail';
import { callbackTimeText, isOfferedCallback } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { getTogether } from '../data/getTogether.ts';
import { loadSiteTenantId } from '../data/siteTenant.ts';
import type { Caller } from '../http/caller.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { logger } from '../http/logger.ts';
import { callerWindow, increment, MESSAGES_PER_HOUR } from '../http/rateLimit.ts';
import { newReferenceNumber } from '../preapproval/newReferenceNumber.ts';
import { chooseCounter } from '../share/chooseCounter.ts';
import { toCallbackRecord } from './toCallbackRecord.ts';

type Input = CallableRequest<'send-contact-message'>;

/** A person does not fill the hidden field, nor the form within two seconds. */
const isFromScript = (input: Input) => input.website !== '' || input.elapsed_ms < MINIMUM_MESSAGE_MS;

/**
 * To the company's mailbox, to be answered from there. Text only, and what was typed stands in the body alone:
 * a subject made of a stranger's words would pass for the company's own in a list of mails.
 */
function contactMail(
  message: ContactMessage,
  { tenant, reference, now }: { tenant: Tenant; reference: string | undefined; now: Date },
): Mail {
  const topic = CONTACT_TOPICS.find(({ value }) => value === message.topic)?.label ?? message.topic;
  const callback = message.callback && callbackTimeText(message.callback);
  return {
    kind: 'contact_message',
    to: [tenant.mailbox],
    replyTo: message.email,
    message: {
      subject: `Website message: ${topic}`,
      text: [
        `From: ${message.name}`,
        `Email: ${message.email}`,
        `Phone: ${message.phone ?? 'not given'}`,
        `Call back: ${callback ? `${callback}, ${formatTimeZone(tenant.office_schedule.time_zone)}` : 'not asked for'}`,
        ...(reference === undefined
          ? []
          : [`Callback request: ${reference}. Assign it, log the call and close it in the Officer Portal.`]),
        '',
        'What the visitor wrote on the contact page:',
        '',
        message.message,
      ].join('\n'),
    },
    created_at: now,
  };
}

const toOutput = (
  receivedAt: Date,
  reference: string | undefined,
): CallableOutput<'send-contact-message'> => ({
  received_at: receivedAt.toISOString(),
  ...(reference !== undefined && { reference_number: reference }),
});

/**
 * Hands a message to the company's mailbox and, if it asks for a call, to the desk, once: the same form always answers as it did the
 * first time.
 * @throws DomainError too-many-forms when the address sent too many in this hour, and no event raises the limit;
 *   invalid-argument when the time to call isn't offered
 */
async function storeMessage(
  input: Input,
  caller: Caller,
  now: Date,
): Promise<CallableOutput<'send-contact-message'>> {
  if (isFromScript(input)) {
    logger.info('message from a script was not sent');
    return toOutput(now, input.callback === undefined ? undefined : newReferenceNumber('CB'));
  }
  const tenantId = await loadSiteTenantId(caller);
  const tenant = await loadTenant(tenantId);
  const mailRef = db.mail(tenantId).doc(`contact-${input.id}`);
  const window = callerWindow('message', caller.ip, now);
  // Longer than any id that the questionnaire may choose, so the two never meet.
  const id = `callback-${input.id}`;
  const wanted = toCallbackRecord(input, {
    id,
    reference: newReferenceNumber('CB'),
    now,
    timeZone: tenant.office_schedule.time_zone,
  });

  return db.runTransaction(async (transaction) => {
    const [earlier, rateCounter, stored] = await getTogether(
      transaction,
      mailRef,
      db.rateLimit(window.id),
      db.submission(tenantId, id),
    );
    const first = earlier.data();
    if (first) return toOutput(first.created_at, stored.data()?.reference_number);
    const { callback } = input;
    if (callback !== undefined && !isOfferedCallback(callback, now, tenant.office_schedule)) {
      throw new DomainError('invalid-argument', {
        issues: [{ path: 'callback', message: CALLBACK_NOT_OFFERED }],
      });
    }
    const counter = await chooseCounter(
      transaction,
      { window, counter: rateCounter, limit: MESSAGES_PER_HOUR },
      { tenantId, code: input.link, bucket: 'message', now },
    );
    const reference = wanted?.submission.reference_number;
    transaction.create(mailRef, contactMail(input, { tenant, reference, now }));
    if (wanted) {
      transaction.create(db.submission(tenantId, id), wanted.submission);
      transaction.create(db.submissionAnswers(tenantId, id), wanted.request);
    }
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    return toOutput(now, reference);
  });
}

/** send-contact-message: an anonymous visitor's message, to the mailbox and the desk of the company whose website it came from. */
export const sendContactMessage = defineCallable('send-contact-message', (input, caller) =>
  storeMessage(input, caller, new Date()),
);
