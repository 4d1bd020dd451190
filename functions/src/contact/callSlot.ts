import { CALL_TIME_FULL, CALLS_PER_TIME } from '@brokerage/domain/contact/scheduleCall';
import { invalidField } from '@brokerage/domain/errors/DomainError';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { type ExpiringCounter, increment, readCount, toCounterId } from '../data/expiringCounter.ts';

interface CallWindow {
  tenantId: string;
  /** Null for the General team. */
  officerId: string | null;
  /** A value of `callbackTimes`, with its time zone. */
  window: string;
  endsAt: Date;
}

/** Returns the slot for the calls of one part of a day: a counter of its own, which allows `CALLS_PER_TIME`. */
export const callSlot = ({ tenantId, officerId, window, endsAt }: CallWindow): ExpiringCounter => ({
  id: toCounterId(`calls of ${tenantId} with ${officerId ?? 'General'}|${window}`),
  expiresAt: endsAt,
});

interface SlotChange {
  /** The slot that the call moves to; undefined if it only gives up its slot. */
  wanted?: ExpiringCounter | undefined;
  /** Id of the slot that it has; undefined if it has none. */
  heldId?: string | undefined;
  /** Takes the new slot even if it's full, because the desk decided so. */
  mayOverbook?: boolean;
}

/**
 * Reads the counters of the slot that a call moves to and of the one it has, and returns a function that takes the new one and frees the
 * old one.
 * @throws DomainError invalid-argument if the time is full
 */
export async function prepareCallSlot(
  transaction: Transaction,
  { wanted, heldId, mayOverbook = false }: SlotChange,
): Promise<() => void> {
  if (wanted?.id === heldId) return () => undefined;
  const [taken, held] = await Promise.all([
    wanted && transaction.get(db.rateLimit(wanted.id)),
    heldId === undefined ? undefined : transaction.get(db.rateLimit(heldId)),
  ]);
  if (taken && !mayOverbook && readCount(taken) >= CALLS_PER_TIME)
    throw invalidField('callback', CALL_TIME_FULL);
  return () => {
    if (wanted) transaction.set(db.rateLimit(wanted.id), increment(wanted), { merge: true });
    // Once the slot is past, its counter may be deleted.
    if (held && readCount(held) > 0) transaction.update(held.ref, { count: readCount(held) - 1 });
  };
}
