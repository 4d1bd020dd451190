import type { MailState } from '@brokerage/domain/mail/queuedMail';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { db } from '../data/db.ts';

/** Mail normally leaves within seconds; two retries, five minutes apart, may pass before somebody should look. */
const LATE_MS = 10 * MINUTE_MS;

/** States of mail that hasn't been sent yet. */
export const WAITING_STATES = ['queued', 'sending'] satisfies MailState[];

/** Returns the query of a company's mail that has waited too long; the caller limits it. */
export const lateMail = (tenantId: string, now: Date) =>
  db
    .outbox(tenantId)
    .where('state', 'in', WAITING_STATES)
    .where('created_at', '<=', new Date(now.getTime() - LATE_MS))
    .orderBy('created_at', 'desc');
