import { REFUSALS } from '@brokerage/domain/errors';
import { HttpsError } from 'firebase-functions/v2/https';
import { LRUCache } from 'lru-cache';
import { networkOf } from './rateLimit.ts';

const MINUTE_MS = 60_000;
/** Caps the counters so that spoofed addresses can't exhaust memory; the network that was quiet longest goes first. */
const MOST_NETWORKS = 20_000;

/**
 * A bound for functions that must stay cheap: so many calls a minute from one network to one instance, counted in its
 * memory, without a read or write. Twenty instances let through twenty times as much; what must be exact counts in
 * the database.
 */
export function addressBound(callsPerMinute: number) {
  const counts = new LRUCache<string, { minute: number; calls: number }>({ max: MOST_NETWORKS });

  /** @throws HttpsError resource-exhausted */
  return (ip: string, now: Date): void => {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const network = networkOf(ip);
    const known = counts.get(network);
    const calls = known?.minute === minute ? known.calls + 1 : 1;
    counts.set(network, { minute, calls });
    if (calls > callsPerMinute) throw new HttpsError('resource-exhausted', REFUSALS.tooManyOpenings);
  };
}
