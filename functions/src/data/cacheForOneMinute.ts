import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { LRUCache } from 'lru-cache';

/** How long an instance trusts what it has read, so that a popular link costs no reads of what rarely changes (milliseconds). */
const FRESH_MS = MINUTE_MS;
const MAX_KNOWN = 500;

/** Returns a reader that asks the database for each record once a minute at most. */
export function cacheForOneMinute<T>(read: (tenantId: string, id: string) => Promise<T>) {
  const known = new LRUCache<string, { value: T; until: number }>({ max: MAX_KNOWN });
  return async (tenantId: string, id: string, now: Date): Promise<T> => {
    const key = `${tenantId} ${id}`;
    const fresh = known.get(key);
    if (fresh && fresh.until > now.getTime()) return fresh.value;
    const value = await read(tenantId, id);
    known.set(key, { value, until: now.getTime() + FRESH_MS });
    return value;
  };
}
