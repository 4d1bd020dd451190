import { REFUSALS } from '@brokerage/domain/errors';
import { HttpsError } from 'firebase-functions/v2/https';
import { networkOf } from './rateLimit.ts';

const MINUTE_MS = 60_000;
/** Caps the map, so that invented addresses can't exhaust the memory. */
const MOST_KEYS = 20_000;

/**
 * A bound for functions that must stay cheap: so many calls a minute from one network to one instance, counted in its
 * memory, without a read or write. Twenty instances let through twenty times as much; what must be exact counts in
 * the database.
 */
export function addressBound(callsPerMinute: number) {
  const isWithin = minuteBound(callsPerMinute);
  /** @throws HttpsError resource-exhausted */
  return (ip: string, now: Date): void => {
    if (!isWithin(networkOf(ip), now)) {
      throw new HttpsError('resource-exhausted', REFUSALS.tooManyOpenings);
    }
  };
}

/**
 * Counts calls by key, such as a network or a person, in the memory of one instance. The function that it returns counts
 * a call and tells whether it is within the bound of the present minute.
 */
export function minuteBound(callsPerMinute: number): (key: string, now: Date) => boolean {
  let minute = 0;
  let calls = new Map<string, number>();
  return (key, now) => {
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current !== minute || calls.size >= MOST_KEYS) {
      minute = current;
      calls = new Map();
    }
    const count = (calls.get(key) ?? 0) + 1;
    calls.set(key, count);
    return count <= callsPerMinute;
  };
}
