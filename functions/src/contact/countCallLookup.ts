import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';
import { type ExpiringCounter, increment, readCount } from '../data/expiringCounter.ts';
import type { SiteVisitor } from '../http/caller.ts';
import { CALL_LOOKUPS_PER_HOUR, callerCounter } from '../http/rateLimit.ts';

/**
 * Counts a call lookup before it runs, so that guessing links or ids is rate-limited whether or not a guess is right. Returns the counter.
 * Lookups by link and by application are counted separately, so that opened pages don't use up the budget for scheduling.
 * @throws DomainError too-many-lookups
 */
export async function countCallLookup(
  { ip }: SiteVisitor,
  by: 'link' | 'application',
  now: Date,
): Promise<ExpiringCounter> {
  const counter = callerCounter(`call-by-${by}`, ip, now);
  await db.runTransaction(async (transaction) => {
    const ref = db.rateLimit(counter.id);
    if (readCount(await transaction.get(ref)) >= CALL_LOOKUPS_PER_HOUR) {
      throw new DomainError('too-many-lookups');
    }
    transaction.set(ref, increment(counter), { merge: true });
  });
  return counter;
}
