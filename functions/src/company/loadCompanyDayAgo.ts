import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { loadTenant } from './loadTenant.ts';

/** Loads the company's time zone and returns the date that many days ago. */
export async function loadCompanyDayAgo(tenantId: string, days: number, now: Date): Promise<string> {
  const { office_schedule } = await loadTenant(tenantId);
  return dayInZone(new Date(now.getTime() - days * DAY_MS), office_schedule.time_zone);
}
