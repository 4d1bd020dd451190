import { isTooLateToSend } from '@brokerage/domain/mail/delivery';
import type { ListedMail } from '@brokerage/domain/mail/mailCallables';
import { maskAddress } from '@brokerage/domain/mail/maskAddress';
import type { QueuedMail } from '@brokerage/domain/mail/queuedMail';

/** Returns what the outbox may show of a mail. */
export function toListedMail(id: string, mail: QueuedMail, now: Date): ListedMail {
  const { kind, to, state, attempts, created_at, sent_at, next_attempt_at, failure } = mail;
  return {
    id,
    kind,
    to: to.map(maskAddress),
    state,
    attempts,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    // A running attempt has a time, too: when it counts as crashed.
    next_attempt_at: state === 'queued' ? (next_attempt_at?.toISOString() ?? null) : null,
    failure,
    can_retry: state === 'failed' && !isTooLateToSend(mail, now),
  };
}
