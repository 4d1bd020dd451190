import type { Tenant } from '@brokerage/domain/company/tenant';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { cacheForOneMinute } from '../data/cacheForOneMinute.ts';
import { db } from '../data/db.ts';

const findCachedTenant = cacheForOneMinute(async (tenantId) => (await db.tenant(tenantId).get()).data());

/**
 * Returns the company's settings, at most a minute old.
 * @throws Error when the tenant has none
 */
export async function loadCachedTenant(tenantId: string, now: Date): Promise<Tenant> {
  const company = await findCachedTenant(tenantId, '', now);
  if (!company) throw new Error('The tenant has no settings');
  return company;
}

/** Returns the company's time zone, at most a minute old; the default one if it has no settings. */
export async function loadCompanyTimeZone(tenantId: string, now: Date): Promise<string> {
  const { office_schedule } = (await findCachedTenant(tenantId, '', now)) ?? {
    office_schedule: DEFAULT_OFFICE_SCHEDULE,
  };
  return office_schedule.time_zone;
}
