import { randomUUID } from 'node:crypto';
import {
  type Claim,
  claimDelivery,
  type DeliveryOutcome,
  losesText,
  type MailChanges,
  settleDelivery,
} from '@brokerage/domain/mail/delivery';
import type { MailState, QueuedMail } from '@brokerage/domain/mail/queuedMail';
import { paths } from '@brokerage/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { REGION } from '../data/region.ts';
import { describeError, logger } from '../logging/logger.ts';
import { withTracing } from '../logging/requestId.ts';
import { composeMessage } from './composeMessage.ts';
import { prepareMailNotice } from './prepareMailNotice.ts';
import { readSmtpSettings, type SendMessage, SMTP_PASSWORD, smtpSender } from './smtp.ts';

interface MailRef {
  tenantId: string;
  mailId: string;
}

const outboxRef = ({ tenantId, mailId }: MailRef) => db.outbox(tenantId).doc(mailId);

/** Stores a mail's delivery state, and notifies the super administrators if it has failed. Reads before it writes. */
async function writeChanges(
  transaction: Transaction,
  place: MailRef,
  { mail, changes, now }: { mail: QueuedMail; changes: MailChanges; now: Date },
): Promise<void> {
  const notify = changes.state === 'failed' ? await prepareMailNotice(transaction, place, mail) : undefined;
  transaction.update(outboxRef(place), {
    ...changes,
    ...(losesText(mail, changes) && { 'message.text': '' }),
  });
  notify?.('mail_failed', now);
}

/** Claims a mail for one attempt, so that no other attempt sends it at the same time. Undefined if none is due. */
function claim(
  place: MailRef,
  leaseId: string,
  now: Date,
): Promise<(Claim & { mail: QueuedMail }) | undefined> {
  return db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(outboxRef(place))).data();
    const claimed = mail && claimDelivery(mail, leaseId, now);
    if (!claimed) return undefined;
    await writeChanges(transaction, place, { mail, changes: claimed.changes, now });
    return { ...claimed, mail };
  });
}

/** Stores the outcome of an attempt, unless another attempt has taken over the mail. Returns the mail's resulting state. */
function settle(
  place: MailRef,
  { leaseId, outcome, now }: { leaseId: string; outcome: DeliveryOutcome; now: Date },
): Promise<MailState | undefined> {
  return db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(outboxRef(place))).data();
    const changes = mail && settleDelivery(mail, leaseId, outcome, now);
    if (!changes) return mail?.state;
    await writeChanges(transaction, place, { mail, changes, now });
    return changes.state;
  });
}

export interface DeliveryOptions {
  now: Date;
  /** Without a mail server nothing is sent, and mail stays queued. */
  smtp?: ReturnType<typeof readSmtpSettings>;
  send?: SendMessage;
}

/**
 * Sends a mail if an attempt is due: once, no matter how often it is called or where it is killed. An attempt whose response was lost is
 * repeated with the same Message-ID. Returns the mail's resulting state.
 * @throws Error when the database can't be reached; errors from the mail server are stored
 */
export async function deliver(
  place: MailRef,
  { now, smtp = readSmtpSettings(), send = smtp && smtpSender(smtp) }: DeliveryOptions,
): Promise<MailState | undefined> {
  if (!smtp || !send) return undefined;
  const leaseId = randomUUID();
  const claimed = await claim(place, leaseId, now);
  if (!claimed?.isDue) return claimed?.changes.state;
  const message = composeMessage(
    { ...place, mail: claimed.mail },
    await loadTenant(place.tenantId),
    smtp.from,
  );
  const outcome = await send(message);
  const state = await settle(place, { leaseId, outcome, now: new Date(Math.max(now.getTime(), Date.now())) });
  const ids = { tenant: place.tenantId, mail: place.mailId, attempt: claimed.changes.attempts };
  if (outcome.failure === null) logger.info('mail sent', ids);
  else logger.warn('mail not sent', { ...ids, failure: outcome.failure, state });
  return state;
}

/** deliver-mail: sends each new mail, and leaves to mail-retries what can't be sent now. */
export const deliverMail = onDocumentCreated(
  {
    document: paths.mail.one('{tenantId}', '{mailId}'),
    region: REGION,
    retry: true,
    maxInstances: 10,
    timeoutSeconds: 120,
    secrets: [SMTP_PASSWORD],
  },
  withTracing(async ({ params }) => {
    // The document's path has these parameters.
    const place = params as { tenantId: string; mailId: string };
    try {
      await deliver(place, { now: new Date() });
    } catch (error) {
      logger.error('Mail not delivered', { tenant: place.tenantId, error: describeError(error) });
      // An error of our own, because the message of a database error may quote the record.
      throw new Error('Mail not delivered');
    }
  }),
);
