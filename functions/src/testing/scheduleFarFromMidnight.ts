import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';

/** Longer than any test file takes. */
const MARGIN_MS = 2 * HOUR_MS;

/**
 * Returns the default office hours, in a time zone where today doesn't end within the next two hours: Eastern Time, or late at night
 * Hawaii. For tests that compare days on a company's clock with today.
 */
export function scheduleFarFromMidnight(now = new Date()): OfficeSchedule {
  const { time_zone: eastern } = DEFAULT_OFFICE_SCHEDULE;
  const isLate = dayInZone(now, eastern) !== dayInZone(new Date(now.getTime() + MARGIN_MS), eastern);
  return isLate ? { ...DEFAULT_OFFICE_SCHEDULE, time_zone: 'Pacific/Honolulu' } : DEFAULT_OFFICE_SCHEDULE;
}
