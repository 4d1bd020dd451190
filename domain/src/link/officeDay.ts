import { toLocalTime } from '../schedule/localTime.ts';

/** The date on the office's clock, such as 2026-11-21. */
export const officeDay = (at: Date, timeZone: string): string => toLocalTime(at, timeZone).date;
