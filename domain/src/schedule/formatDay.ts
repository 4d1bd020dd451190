const toDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns a day such as `2026-12-01` for display: Dec 1, 2026. */
export const formatDay = (day: string): string => toDay.format(new Date(`${day}T00:00:00Z`));
