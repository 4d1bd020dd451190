import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';
import type { SiteVisitor } from '../http/caller.ts';
import {
  CALL_LOOKUPS_PER_HOUR,
  callerWindow,
  increment,
  type RateWindow,
  readCount,
} from '../http/rateLimit.ts';

/**
 * Counts that somebody asks for a call, before it's looked for: whoever tries links or ids is stopped, whether or not one is right.
 * Returns the counter. Asking by a link and by an application count apart, so that opened pages take no turn of those who schedule.
 * @throws DomainError too-many-lookups
 */
export async function countCallLookup(
  { ip }: SiteVisitor,
  by: 'link' | 'application',
  now: Date,
): Promise<RateWindow> {
  const window = callerWindow(`call-by-${by}`, ip, now);
  await db.runTransaction(async (transaction) => {
    const ref = db.rateLimit(window.id);
    if (readCount(await transaction.get(ref)) >= CALL_LOOKUPS_PER_HOUR) {
      throw new DomainError('too-many-lookups');
    }
    transaction.set(ref, increment(window), { merge: true });
  });
  return window;
}
