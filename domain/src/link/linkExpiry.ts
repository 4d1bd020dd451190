import { dayInZone, dayStartInZone } from '../schedule/dayInZone.ts';
import { DAY_MS } from '../schedule/durations.ts';
import { shiftDate } from '../schedule/localTime.ts';

/** Returns when a link with a lifetime of this many days from now expires, to the minute; never for null. */
export const linkExpiry = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);

/**
 * Returns when a link expires that lasts through the day after its flyer's event, in the company's time zone; undefined if the event is
 * over, or more than a year away, the limit for links.
 * @param day the event's: `2026-12-08`
 */
export function eventLinkExpiry(day: string, now: Date, timeZone: string): Date | undefined {
  const today = dayInZone(now, timeZone);
  if (day < today || day > shiftDate(today, 366)) return undefined;
  return dayStartInZone(shiftDate(day, 2), timeZone);
}
