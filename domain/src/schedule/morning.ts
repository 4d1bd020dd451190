import { HOUR_MS } from './durations.ts';
import { fromLocalTime, shiftDate, toLocalTime } from './localTime.ts';

/** When a company's morning mail leaves, on its clock. */
const MORNING_MINUTES = 7 * 60;

/** Returns the last 7 AM on the company's clock at or before `at`. */
export function lastMorning(at: Date, timeZone: string): Date {
  const { date } = toLocalTime(at, timeZone);
  const today = fromLocalTime({ date, minutes: MORNING_MINUTES }, timeZone);
  return today <= at
    ? today
    : fromLocalTime({ date: shiftDate(date, -1), minutes: MORNING_MINUTES }, timeZone);
}

/** Returns whether `at` is within the hour from 7 AM on the company's clock: of a job that runs each hour, one run a day is. */
export const isMorningRun = (at: Date, timeZone: string): boolean =>
  at.getTime() - lastMorning(at, timeZone).getTime() < HOUR_MS;
