/** Milliseconds of a minute; a time plus this is a minute later on the clock, in every time zone. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of 24 hours. Days of a company's calendar, which may have 23 or 25, are counted by `dayInZone.ts`. */
export const DAY_MS = 24 * HOUR_MS;
