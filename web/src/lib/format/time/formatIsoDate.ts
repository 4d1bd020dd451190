const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar date such as `2026-10-31` as `Oct 31, 2026`, the same in every time zone. */
export const formatIsoDate = (date: string): string => calendar.format(new Date(`${date}T00:00:00Z`));
