import { toLocalTime } from '../../schedule/localTime.ts';

/** The day on the company's clock, yyyy-mm-dd: what `checkFlyer` takes as today. */
export const checkDay = (now: Date, timeZone: string): string => toLocalTime(now, timeZone).date;
