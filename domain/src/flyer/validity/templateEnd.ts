import { dayInZone } from '../../schedule/dayInZone.ts';
import { shiftDate } from '../../schedule/localTime.ts';

/** How far ahead the flyers of a retired template may end, in days. */
const MAX_DAYS = 365;

/** Returns the first and the latest day that may be the last one of a retired template’s flyers: the first is tomorrow. */
export function templateEndDays(now: Date, timeZone: string): { first: string; latest: string } {
  const today = dayInZone(now, timeZone);
  return { first: shiftDate(today, 1), latest: shiftDate(today, MAX_DAYS) };
}

/** Returns the earlier of two ends; null is none. */
export const toEarlierEnd = (end: Date | null, other: Date | null): Date | null =>
  end === null || (other !== null && other < end) ? other : end;
