import { fromLocalTime, toLocalTime } from './localTime.ts';

/** Returns the day on the company's clock, such as `2026-11-21`. */
export const dayInZone = (at: Date, timeZone: string): string => toLocalTime(at, timeZone).date;

/** Returns when a day (`2026-11-20`) begins on the company's clock. */
export const dayStartInZone = (date: string, timeZone: string): Date =>
  fromLocalTime({ date, minutes: 0 }, timeZone);
