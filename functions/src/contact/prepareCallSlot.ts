import { CALL_TIME_FULL, CALLS_PER_TIME } from '@brokerage/domain/contact/scheduleCall';
import { invalidField } from '@brokerage/domain/errors/DomainError';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { increment, type RateWindow, readCount } from '../http/rateLimit.ts';

/**
 * Reads the counters of the time that a call is to have and of the one that it has, and returns what takes the one place and frees the
 * other.
 * @param wanted undefined: the call only gives up its place
 * @param heldId undefined: it has none
 * @throws DomainError invalid-argument where the time is full
 */
export async function prepareCallSlot(
  transaction: Transaction,
  wanted: RateWindow | undefined,
  heldId?: string,
): Promise<() => void> {
  if (wanted?.id === heldId) return () => undefined;
  const [taken, held] = await Promise.all([
    wanted && transaction.get(db.rateLimit(wanted.id)),
    heldId === undefined ? undefined : transaction.get(db.rateLimit(heldId)),
  ]);
  if (taken && readCount(taken) >= CALLS_PER_TIME) throw invalidField('callback', CALL_TIME_FULL);
  return () => {
    if (wanted) transaction.set(db.rateLimit(wanted.id), increment(wanted), { merge: true });
    // Once the time is over, the counter may be gone.
    if (held && readCount(held) > 0) transaction.update(held.ref, { count: readCount(held) - 1 });
  };
}
