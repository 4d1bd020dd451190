import { mailKind } from './mailKinds.ts';
import type { MailFailure, QueuedMail } from './queuedMail.ts';

/** Tries until a mail has failed: the last one is 17 hours after the first. */
export const MAX_ATTEMPTS = 10;
/** A try that takes longer has crashed. Longer than the function that tries may run. */
export const LEASE_MS = 180_000;
const FIRST_DELAY_MS = 120_000;

/** Returns how long to wait after so many tries: 2 minutes, then twice as long each time. */
export const retryDelayMs = (attempts: number): number => FIRST_DELAY_MS * 2 ** (attempts - 1);

export type MailChanges = Partial<QueuedMail>;

/** Returns whether it's too late to send a mail: its link no longer lets anybody in, or its call is over. */
export function isLinkExpired(
  { kind, created_at }: Pick<QueuedMail, 'kind' | 'created_at'>,
  now: Date,
): boolean {
  const { link } = mailKind(kind);
  return link !== undefined && now.getTime() >= created_at.getTime() + link.lifetimeMs;
}

/** What a claim says: nothing to do, a try that may begin, or a mail that has failed without one. */
export type Claim = { changes: MailChanges } & ({ isDue: true } | { isDue: false });

/** Returns what to store before a mail is tried; undefined when none of its tries is due. */
export function claimDelivery(mail: QueuedMail, leaseId: string, now: Date): Claim | undefined {
  if (mail.state !== 'queued' && mail.state !== 'sending') return undefined;
  if (mail.next_attempt_at !== null && mail.next_attempt_at > now) return undefined;
  if (isLinkExpired(mail, now)) return { isDue: false, changes: toFailed('link_expired') };
  // Its last try crashed.
  if (mail.attempts >= MAX_ATTEMPTS) return { isDue: false, changes: toFailed(mail.failure ?? 'other') };
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

/** What the mail server said to a try. */
export interface DeliveryOutcome {
  /** Null when every recipient was accepted. */
  failure: MailFailure | null;
  /** Trying again would change nothing. */
  isPermanent?: boolean;
  /** The recipients who were not accepted, where others were. */
  remaining?: string[];
}

const toFailed = (failure: MailFailure): MailChanges => ({
  state: 'failed',
  next_attempt_at: null,
  lease_id: null,
  failure,
});

/** Returns what to store after a try; undefined when another one has taken over, or the mail has bounced meanwhile. */
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
  if (isPermanent || mail.attempts >= MAX_ATTEMPTS) return { ...toFailed(failure), remaining: left };
  return {
    state: 'queued',
    next_attempt_at: new Date(now.getTime() + retryDelayMs(mail.attempts)),
    lease_id: null,
    failure,
    remaining: left,
  };
}

/**
 * Returns whether a mail's text is removed with that change: a link that its reader alone may have is kept no longer than it takes to send
 * it.
 */
export const losesText = ({ kind }: Pick<QueuedMail, 'kind'>, { state, failure }: MailChanges): boolean =>
  mailKind(kind).link !== undefined && (state === 'sent' || failure === 'link_expired');
