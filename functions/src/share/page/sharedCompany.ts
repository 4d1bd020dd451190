import type { Tenant } from '@brokerage/domain/company/tenant';
import { LRUCache } from 'lru-cache';
import { db } from '../../data/db.ts';

/** Milliseconds that an instance goes by what it has read: a hot link costs no reads of what hardly ever changes. */
const FRESH_MS = 60_000;
const MOST_KNOWN = 500;

function remembered<T>(read: (tenantId: string, id: string) => Promise<T>) {
  const known = new LRUCache<string, { value: T; until: number }>({ max: MOST_KNOWN });
  return async (tenantId: string, id: string, now: Date): Promise<T> => {
    const key = `${tenantId} ${id}`;
    const fresh = known.get(key);
    if (fresh && fresh.until > now.getTime()) return fresh.value;
    const value = await read(tenantId, id);
    known.set(key, { value, until: now.getTime() + FRESH_MS });
    return value;
  };
}

const companyOf = remembered(async (tenantId) => (await db.tenant(tenantId).get()).data());
const isListed = remembered(
  async (tenantId, officerId) => (await db.officers(tenantId).doc(officerId).get()).data()?.listed === true,
);

/**
 * The company's settings, at most a minute old.
 * @throws Error when the tenant has none
 */
export async function sharedCompany(tenantId: string, now: Date): Promise<Tenant> {
  const company = await companyOf(tenantId, '', now);
  if (!company) throw new Error('The tenant has no settings');
  return company;
}

/** The officer's id in the public directory, null when they are not listed; at most a minute old. */
export async function listedId(
  tenantId: string,
  officerId: string | null,
  now: Date,
): Promise<string | null> {
  return officerId !== null && (await isListed(tenantId, officerId, now)) ? officerId : null;
}
