import { REFUSALS } from '@brokerage/domain/errors';
import { HttpsError } from 'firebase-functions/v2/https';
import { networkOf } from './rateLimit.ts';

const MINUTE_MS = 60_000;
/** Networks remembered at a time: whoever invents addresses fills no memory. */
const MOST_NETWORKS = 20_000;

/**
 * A bound for functions that must stay cheap: so many calls a minute from one network to one instance, counted in its
 * memory, without a read or write. Twenty instances let through twenty times as much; what must be exact counts in
 * the database.
 */
export function addressBound(callsPerMinute: number) {
  let minute = 0;
  let calls = new Map<string, number>();

  /** @throws HttpsError resource-exhausted */
  return (ip: string, now: Date): void => {
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current !== minute || calls.size >= MOST_NETWORKS) {
      minute = current;
      calls = new Map();
    }
    const network = networkOf(ip);
    const count = (calls.get(network) ?? 0) + 1;
    calls.set(network, count);
    if (count > callsPerMinute) throw new HttpsError('resource-exhausted', REFUSALS.tooManyOpenings);
  };
}
