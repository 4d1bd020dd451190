import { fromLocalTime, shiftDate } from './localTime.ts';

/** When a day (`2026-11-20`) begins on the company's clock. */
export const companyDayStart = (date: string, timeZone: string): Date =>
  fromLocalTime({ date, minutes: 0 }, timeZone);

/** The days around a date: -1 for the one before. */
export const shiftDay = shiftDate;
