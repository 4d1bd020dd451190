import { fromLocalTime, toLocalTime } from './localTime.ts';

/** Returns the date in the company's time zone, such as `2026-11-21`. */
export const dayInZone = (at: Date, timeZone: string): string => toLocalTime(at, timeZone).date;

/** Returns when a day (`2026-11-20`) begins in the company's time zone. */
export const dayStartInZone = (date: string, timeZone: string): Date =>
  fromLocalTime({ date, minutes: 0 }, timeZone);
