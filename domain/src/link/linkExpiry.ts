import { DAY_MS } from '../schedule/durations.ts';

/** Returns when a link expires that is to live so many days from now, to the minute; never for null. */
export const linkExpiry = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);
