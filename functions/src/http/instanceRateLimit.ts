import { DomainError } from '@brokerage/domain/errors/DomainError';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { LRUCache } from 'lru-cache';
import { toNetwork } from './rateLimit.ts';

/** Caps the counters so that spoofed addresses can't exhaust memory; drops the least recently used key first. */
const MAX_KEYS = 20_000;

/**
 * Limits calls per minute and network in this instance's memory. Twenty instances together allow twenty times as much; exact limits are
 * counted in the database.
 */
export function instanceRateLimit(callsPerMinute: number) {
  const isWithin = createMinuteLimit(callsPerMinute);
  /** @throws DomainError too-many-requests */
  return (ip: string, now: Date): void => {
    if (!isWithin(toNetwork(ip), now)) {
      throw new DomainError('too-many-requests');
    }
  };
}

/**
 * Counts calls by key, such as a network or a person, in the memory of one instance. The returned function counts a call and returns
 * whether it is within the limit of the current minute.
 */
export function createMinuteLimit(callsPerMinute: number): (key: string, now: Date) => boolean {
  const counts = new LRUCache<string, { minute: number; calls: number }>({ max: MAX_KEYS });
  return (key, now) => {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const known = counts.get(key);
    const calls = known?.minute === minute ? known.calls + 1 : 1;
    counts.set(key, { minute, calls });
    return calls <= callsPerMinute;
  };
}
