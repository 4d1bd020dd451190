import { siteHostSchema } from '@brokerage/domain/company/siteHost';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { LRUCache } from 'lru-cache';
import { db } from '../data/db.ts';
import type { Caller } from './caller.ts';
import { createMinuteLimit } from './instanceRateLimit.ts';
import { toNetwork } from './rateLimit.ts';

/** How long an instance caches a host in milliseconds; an unknown host is looked up again sooner. */
const FRESH_MS = MINUTE_MS;
const MAX_KNOWN = 500;
/** Caps one network's lookups of hosts that this instance doesn't know, so that invented hosts can't use up everyone's. */
const LOOK_UPS_PER_MINUTE = 60;

const known = new LRUCache<string, { tenantId: string; until: number }>({ max: MAX_KNOWN });
const isLookUpWithin = createMinuteLimit(LOOK_UPS_PER_MINUTE);

/**
 * Returns the id of the company whose website a caller comes from, at most a minute old.
 * @throws DomainError unknown-site when no company has that host; too-many-requests when the caller's network named too many unknown hosts
 */
export async function loadSiteTenantId(
  { host, ip }: Pick<Caller, 'host' | 'ip'>,
  now: Date,
): Promise<string> {
  const fresh = known.get(host);
  if (fresh && fresh.until > now.getTime()) return fresh.tenantId;
  if (!siteHostSchema.safeParse(host).success) throw new DomainError('unknown-site');
  if (!isLookUpWithin(toNetwork(ip), now)) {
    // A stale company is better than none.
    if (fresh) return fresh.tenantId;
    throw new DomainError('too-many-requests');
  }
  const [found] = (await db.tenants().where('hosts', 'array-contains', host).limit(1).get()).docs;
  if (!found) {
    known.delete(host);
    throw new DomainError('unknown-site');
  }
  known.set(host, { tenantId: found.id, until: now.getTime() + FRESH_MS });
  return found.id;
}
