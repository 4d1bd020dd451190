import { siteHostSchema } from '@brokerage/domain/company/siteHost';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { LRUCache } from 'lru-cache';
import { createMinuteLimit } from '../http/instanceRateLimit.ts';
import { db } from './db.ts';

/** Milliseconds that an instance goes by what it has read; a host that nobody had is looked up again sooner. */
const FRESH_MS = 60_000;
const MOST_KNOWN = 500;
/** Reads of hosts that this instance doesn't know: whoever invents hosts uses up no more. */
const LOOK_UPS_PER_MINUTE = 120;

const known = new LRUCache<string, { tenantId: string; until: number }>({ max: MOST_KNOWN });
const isLookUpWithin = createMinuteLimit(LOOK_UPS_PER_MINUTE);

/**
 * Returns the id of the company whose website is at a host, at most a minute old.
 * @throws DomainError unknown-site when no company has it; too-many-requests when this instance looked up too many
 */
export async function loadSiteTenantId(host: string, now = new Date()): Promise<string> {
  const fresh = known.get(host);
  if (fresh && fresh.until > now.getTime()) return fresh.tenantId;
  if (!siteHostSchema.safeParse(host).success) throw new DomainError('unknown-site');
  if (!isLookUpWithin('', now)) {
    // Rather the company as it was known than none.
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
