import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { LRUCache } from 'lru-cache';

/** How long an instance caches a record in milliseconds, so that a popular link costs no reads of rarely changing data. */
const FRESH_MS = MINUTE_MS;
const MAX_KNOWN = 500;

/**
 * Returns a reader that reads each record from the database once a minute at most: concurrent callers share the result, and failures aren't
 * cached. Minutes are measured by the caller's `now`, which may be the time that a job was due, and by the clock, because a late job may
 * bring its old time along.
 */
export function cacheForOneMinute<T>(read: (tenantId: string, id: string) => Promise<T>) {
  const known = new LRUCache<string, { value: Promise<T>; until: number }>({
    max: MAX_KNOWN,
    ttl: FRESH_MS,
    perf: Date,
  });
  return (tenantId: string, id: string, now: Date): Promise<T> => {
    const key = `${tenantId} ${id}`;
    const fresh = known.get(key);
    if (fresh && fresh.until > now.getTime()) return fresh.value;
    const entry = { value: read(tenantId, id), until: now.getTime() + FRESH_MS };
    known.set(key, entry);
    entry.value.catch(() => known.peek(key) === entry && known.delete(key));
    return entry.value;
  };
}
