import { dayInZone } from '../../schedule/dayInZone.ts';
import { DAY_MS } from '../../schedule/durations.ts';

/** Days before a flyer's last day on which its owner is reminded; 0 is that day itself. */
export const END_REMINDER_DAYS = [2, 0] as const;

/** A missed run is made up for within this many days; a flyer that ended earlier gets no reminder. */
export const LATE_DAYS = 2;

/**
 * Returns the number of days from today to a flyer's last day, negative once it is over.
 * @param validUntil the midnight after its last day
 */
export function daysToEnd(validUntil: Date, now: Date, timeZone: string): number {
  const lastDay = dayInZone(new Date(validUntil.getTime() - 1), timeZone);
  return Math.round((Date.parse(lastDay) - Date.parse(dayInZone(now, timeZone))) / DAY_MS);
}

/** Returns which of END_REMINDER_DAYS is due for the owner when this many days are left, or undefined. */
export const dueEndReminder = (days: number): (typeof END_REMINDER_DAYS)[number] | undefined =>
  days < -LATE_DAYS ? undefined : END_REMINDER_DAYS.findLast((reminder) => days <= reminder);
