import type { CallableOutput, CallableRequest } from '@brokerage/domain/callables';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { type ContactMessage, MINIMUM_MESSAGE_MS } from '@brokerage/domain/contact/contactMessage';
import { CONTACT_TOPICS } from '@brokerage/domain/contact/topics';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Mail } from '@brokerage/domain/mail';
import { formatCallbackTime } from '@brokerage/domain/schedule/callbackTimes';
import { logger } from 'firebase-functions/v2';
import { db } from '../data/db.ts';
import { publicTenant } from '../data/publicTenant.ts';
import type { Caller } from '../http/caller.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { callerWindow, increment, MESSAGES_PER_HOUR, readCount } from '../http/rateLimit.ts';

type Input = CallableRequest<'send-contact-message'>;

/** A person does not fill the hidden field, nor the form within two seconds. */
const isFromScript = (input: Input) => input.website !== '' || input.elapsed_ms < MINIMUM_MESSAGE_MS;

/**
 * To the company's mailbox, to be answered from there. Text only, and what was typed stands in the body alone:
 * a subject made of a stranger's words would pass for the company's own in a list of mails.
 */
function contactMail(message: ContactMessage, tenant: Tenant, now: Date): Mail {
  const topic = CONTACT_TOPICS.find(({ value }) => value === message.topic)?.label ?? message.topic;
  const callback = message.callback && (formatCallbackTime(message.callback, now) ?? message.callback);
  return {
    to: [tenant.mailbox],
    replyTo: message.email,
    message: {
      subject: `Website message: ${topic}`,
      text: [
        `From: ${message.name}`,
        `Email: ${message.email}`,
        `Phone: ${message.phone ?? 'not given'}`,
        `Call back: ${callback ? `${callback}, Eastern time` : 'not asked for'}`,
        '',
        'What the visitor wrote on the contact page:',
        '',
        message.message,
      ].join('\n'),
    },
    created_at: now,
  };
}

/**
 * Hands a message to the company's mailbox, once: the same form always answers as it did the first time.
 * @throws DomainError resource-exhausted when the address sent too many in this hour.
 */
async function storeMessage(
  input: Input,
  caller: Caller,
  now: Date,
): Promise<CallableOutput<'send-contact-message'>> {
  if (isFromScript(input)) {
    logger.info('message from a script was not sent');
    return { received_at: now.toISOString() };
  }
  const tenantId = publicTenant();
  const tenant = (await db.tenant(tenantId).get()).data();
  if (!tenant) throw new Error('The public tenant has no settings');
  const mailRef = db.mail(tenantId).doc(`contact-${input.id}`);
  const window = callerWindow('message', caller.ip, now);

  return db.runTransaction(async (transaction) => {
    const [earlier, counter] = await Promise.all([
      transaction.get(mailRef),
      transaction.get(db.rateLimit(window.id)),
    ]);
    const first = earlier.data();
    if (first) return { received_at: first.created_at.toISOString() };
    if (readCount(counter) >= MESSAGES_PER_HOUR) {
      throw new DomainError('too-many-forms');
    }
    transaction.create(mailRef, contactMail(input, tenant, now));
    transaction.set(db.rateLimit(window.id), increment(window), { merge: true });
    return { received_at: now.toISOString() };
  });
}

/** send-contact-message: an anonymous visitor's message, to the mailbox of the public website's company. */
export const sendContactMessage = defineCallable('send-contact-message', (input, caller) =>
  storeMessage(input, caller, new Date()),
);
