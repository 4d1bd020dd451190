import { mailKind } from './mailKinds.ts';
import type { MailFailure, QueuedMail } from './queuedMail.ts';

/** Attempts until a mail counts as failed: the last one is 17 hours after the first. */
export const MAX_ATTEMPTS = 10;
/** An attempt that takes longer has crashed. Longer than the sending function may run. */
export const LEASE_MS = 180_000;
const FIRST_DELAY_MS = 120_000;

/** Returns how long to wait after this many attempts: 2 minutes, then twice as long each time. */
export const retryDelayMs = (attempts: number): number => FIRST_DELAY_MS * 2 ** (attempts - 1);

export type MailChanges = Partial<QueuedMail>;

/** Returns whether it's too late to send a mail: its link no longer works, or its call is over. */
export function isTooLateToSend(mail: Pick<QueuedMail, 'kind' | 'created_at'>, now: Date): boolean {
  const end = findEnd(mail);
  return end !== null && now >= end;
}

/** Returns when it becomes too late to send a mail; null if never. */
function findEnd({ kind, created_at }: Pick<QueuedMail, 'kind' | 'created_at'>): Date | null {
  const { link } = mailKind(kind);
  return link ? new Date(created_at.getTime() + link.lifetimeMs) : null;
}

/** The result of a claim: an attempt that may start, or changes without one. */
export type Claim = { changes: MailChanges } & ({ isDue: true } | { isDue: false });

/** Returns what to store before an attempt to send a mail; undefined if none is due. */
export function claimDelivery(mail: QueuedMail, leaseId: string, now: Date): Claim | undefined {
  if (mail.next_attempt_at !== null && mail.next_attempt_at > now) return undefined;
  // It can no longer be retried.
  if (mail.state === 'failed' && mail.next_attempt_at !== null)
    return { isDue: false, changes: { next_attempt_at: null } };
  if (mail.state !== 'queued' && mail.state !== 'sending') return undefined;
  if (isTooLateToSend(mail, now))
    return { isDue: false, changes: { ...toFailed(mail, 'link_expired'), next_attempt_at: null } };
  // Its last attempt crashed.
  if (mail.attempts >= MAX_ATTEMPTS)
    return { isDue: false, changes: toFailed(mail, mail.failure ?? 'other') };
  return {
    isDue: true,
    changes: {
      state: 'sending',
      attempts: mail.attempts + 1,
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
      lease_id: leaseId,
    },
  };
}

/** The mail server's reply to an attempt. */
export interface DeliveryOutcome {
  /** Null if every recipient was accepted. */
  failure: MailFailure | null;
  /** Whether a retry would get the same reply. */
  isPermanent?: boolean;
  /** The recipients who were not accepted, if others were. */
  remaining?: string[];
}

/** A mail that can be retried keeps its text; one with a link is processed once more after the link has expired. */
const toFailed = (mail: QueuedMail, failure: MailFailure): MailChanges => ({
  state: 'failed',
  next_attempt_at: findEnd(mail),
  lease_id: null,
  failure,
});

/** Returns what to store after an attempt; undefined if another attempt has taken over or the mail has bounced since. */
export function settleDelivery(
  mail: QueuedMail,
  leaseId: string,
  { failure, isPermanent = false, remaining }: DeliveryOutcome,
  now: Date,
): MailChanges | undefined {
  if (mail.state !== 'sending' || mail.lease_id !== leaseId) return undefined;
  if (failure === null) {
    return { state: 'sent', next_attempt_at: null, lease_id: null, remaining: null, sent_at: now, failure };
  }
  const left = remaining ?? mail.remaining;
  if (isPermanent || mail.attempts >= MAX_ATTEMPTS) return { ...toFailed(mail, failure), remaining: left };
  return {
    state: 'queued',
    next_attempt_at: new Date(now.getTime() + retryDelayMs(mail.attempts)),
    lease_id: null,
    failure,
    remaining: left,
  };
}

/** Returns whether a change removes a mail's text: text with a private link is kept only while it can still be sent. */
export const losesText = ({ kind }: Pick<QueuedMail, 'kind'>, { next_attempt_at }: MailChanges): boolean =>
  mailKind(kind).link !== undefined && next_attempt_at === null;
