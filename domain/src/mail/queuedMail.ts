import * as z from 'zod';
import { mailSchema } from '../mail.ts';

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'bounced'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a mail wasn't delivered. Never contains the mail server's own words, which quote addresses. */
export const MAIL_FAILURES = [
  'connection',
  'sign_in',
  'recipient_refused',
  'message_refused',
  'link_expired',
  'too_old',
  'other',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** A mail with its delivery state. Mail from before these fields counts as queued, and migration 013 sets its state. */
export const queuedMailSchema = mailSchema.extend({
  state: z.enum(MAIL_STATES).default('queued'),
  /** Attempts since it was written, or since an administrator requested another. */
  attempts: z.number().int().min(0).default(0),
  /**
   * When the next attempt is due; during an attempt, when it counts as crashed; for a failed mail with a link, when its text is removed.
   * Null once nothing is left to do.
   */
  next_attempt_at: z.date().nullable().default(null),
  /** The attempt that may store the outcome. */
  lease_id: z.string().nullable().default(null),
  /** The recipients who don't have it yet, if others do. */
  remaining: z.array(z.email()).nullable().default(null),
  sent_at: z.date().nullable().default(null),
  failure: z.enum(MAIL_FAILURES).nullable().default(null),
  /** When the super administrators were notified that the mail didn't arrive. */
  noticed_at: z.date().nullable().default(null),
});
export type QueuedMail = z.output<typeof queuedMailSchema>;

/** Returns the queue fields that a new mail gets in addition to its own. */
export const toQueued = ({ created_at }: { created_at: Date }) =>
  ({ state: 'queued', attempts: 0, next_attempt_at: created_at }) as const;
