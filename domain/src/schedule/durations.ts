/** Milliseconds per minute; adding it to a time is a minute later in every time zone. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of 24 hours. For calendar days, which may have 23 or 25 hours, use `dayInZone.ts`. */
export const DAY_MS = 24 * HOUR_MS;
