import { dayInZone } from '../../schedule/dayInZone.ts';
import { shiftDate } from '../../schedule/localTime.ts';

/** How far ahead the flyers of a retired template may end, in days. */
const MAX_DAYS = 365;

/** Returns the first day, which is tomorrow, and the latest day that a retired template’s flyers may have as their last day. */
export function templateEndDays(now: Date, timeZone: string): { first: string; latest: string } {
  const today = dayInZone(now, timeZone);
  return { first: shiftDate(today, 1), latest: shiftDate(today, MAX_DAYS) };
}

/** Returns the earlier of two ends; null means no end. */
export const toEarlierEnd = (end: Date | null, other: Date | null): Date | null =>
  end === null || (other !== null && other < end) ? other : end;
