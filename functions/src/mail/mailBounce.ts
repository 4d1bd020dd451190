import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { BOUNCE_TOLERANCE_MS, bounceSchema } from '@brokerage/domain/mail/bounce';
import { losesText, type MailChanges } from '@brokerage/domain/mail/delivery';
import { parseMessageId } from '@brokerage/domain/mail/messageId';
import { defineSecret } from 'firebase-functions/params';
import type { Request } from 'firebase-functions/v2/https';
import { db } from '../data/db.ts';
import { toCaller } from '../http/caller.ts';
import { defineHttpFunction, HTTP_OPTIONS } from '../http/defineHttpFunction.ts';
import { HTTP_STATUS } from '../http/errorResponses.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';
import { describeError, logger } from '../logging/logger.ts';
import { prepareMailNotice } from './prepareMailNotice.ts';

const MAIL_BOUNCE_SECRET = defineSecret('MAIL_BOUNCE_SECRET');
/** A provider reports each bounced mail, so bursts of reports are normal; a flood isn't. */
const REPORTS_PER_MINUTE = 300;
const assertWithin = instanceRateLimit(REPORTS_PER_MINUTE);
const MAX_BYTES = 10_000;
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;
const SECONDS = /^\d{10}$/;

/** Returns the signature of a report: HMAC-SHA256 over its time, a period and its body. */
export const signBounce = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** Returns whether the report was signed with the secret within the last few minutes. */
function isSigned(request: Request, secret: string, now: Date): boolean {
  const timestamp = request.get('x-mail-timestamp') ?? '';
  const given = SIGNATURE.exec(request.get('x-mail-signature') ?? '')?.[1];
  if (!given || !SECONDS.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > BOUNCE_TOLERANCE_MS) return false;
  const expected = signBounce(secret, timestamp, request.rawBody);
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'));
}

/** Records a bounce, once. Returns the response status. */
function recordBounce(messageId: string, now: Date): Promise<number> {
  const place = parseMessageId(messageId);
  if (!place) return Promise.resolve(404);
  return db.runTransaction(async (transaction) => {
    const ref = db.outbox(place.tenantId).doc(place.mailId);
    const mail = (await transaction.get(ref)).data();
    if (!mail) return 404;
    if (mail.state === 'bounced') return 204;
    // A mail that was never handed to a mail server can't bounce.
    if (mail.state !== 'sent' && mail.attempts === 0) return 409;
    const notify = await prepareMailNotice(transaction, place, mail);
    const changes = { state: 'bounced', next_attempt_at: null, lease_id: null } satisfies MailChanges;
    transaction.update(ref, { ...changes, ...(losesText(mail, changes) && { 'message.text': '' }) });
    notify?.('mail_bounced', now);
    logger.info('mail bounced', { tenant: place.tenantId, mail: place.mailId });
    return 204;
  });
}

/**
 * mail-bounce: records a bounce, POSTed as {"type": "bounce", "message_id": "<...>"} by the service that passes on the mail provider's
 * reports. `X-Mail-Timestamp` has the seconds since 1970, `X-Mail-Signature` is `sha256=` and the HMAC of `signBounce` in hexadecimal.
 * Returns 204 once it is recorded, even if sent again; 401, 404 and 409 have no body.
 */
export const mailBounce = defineHttpFunction(
  { ...HTTP_OPTIONS, invoker: 'public', secrets: [MAIL_BOUNCE_SECRET] },
  async (request, response) => {
    const now = new Date();
    try {
      if (request.method !== 'POST') {
        response.set('Allow', 'POST').status(405).end();
        return;
      }
      assertWithin(toCaller(request).ip, now);
      const secret = process.env.MAIL_BOUNCE_SECRET;
      if (!secret || !isSigned(request, secret, now)) {
        response.status(401).end();
        return;
      }
      const report = request.rawBody.length <= MAX_BYTES ? bounceSchema.safeParse(request.body) : undefined;
      response.status(report?.success ? await recordBounce(report.data.message_id, now) : 400).end();
    } catch (error) {
      if (error instanceof DomainError) {
        response.status(HTTP_STATUS[error.status]).end();
        return;
      }
      logger.error('Bounce not recorded', { error: describeError(error) });
      response.status(500).end();
    }
  },
);
