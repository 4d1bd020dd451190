import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { loadTenant } from './loadTenant.ts';

/** Loads the company's time zone and returns the date that many days ago. */
export async function loadCompanyDayAgo(tenantId: string, days: number, now: Date): Promise<string> {
  const { office_schedule } = await loadTenant(tenantId);
  return shiftDate(dayInZone(now, office_schedule.time_zone), -days);
}
