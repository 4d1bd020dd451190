import { toLocalTime } from './localTime.ts';

/** Returns the day on an office's clock, such as `2026-11-21`. */
export const officeDay = (at: Date, timeZone: string): string => toLocalTime(at, timeZone).date;
