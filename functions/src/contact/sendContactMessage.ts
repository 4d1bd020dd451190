import type { CallableOutput, CallableRequest } from '@brokerage/domain/callables';
import { MINIMUM_MESSAGE_MS } from '@brokerage/domain/contact/contactMessage';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { logger } from 'firebase-functions/v2';
import { db } from '../data/db.ts';
import { publicTenant } from '../data/publicTenant.ts';
import type { Caller } from '../http/caller.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { callerWindow, increment, MESSAGES_PER_HOUR, readCount } from '../http/rateLimit.ts';
import { contactMail } from './contactMail.ts';

type Input = CallableRequest<'send-contact-message'>;

/** A person does not fill the hidden field, nor the form within two seconds. */
const isFromScript = (input: Input) => input.website !== '' || input.elapsed_ms < MINIMUM_MESSAGE_MS;

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
