import { companyDate, companyDay, companyDayStart, companyMoment } from '../format/time/companyTime.ts';

/** Returns an instant on a link's last working day in the company's time zone: an end at midnight belongs to the day before. */
export const linkLastDay = (end: Date): Date => new Date(end.getTime() - 1);

/** Returns whether a link works through the end of its last day. */
export const endsWithDay = (end: Date): boolean =>
  companyDayStart(companyDay(end)).getTime() === end.getTime();

/**
 * Returns when a link ends: `Works through Nov 30, 2026`, or if it ends during a day `Expires Nov 30, 2026, 4:30 PM ET`.
 * @param formatMoment formats an end during a day
 */
export const formatLinkEnd = (end: Date, formatMoment = companyMoment): string =>
  endsWithDay(end) ? `Works through ${companyDate(linkLastDay(end))}` : `Expires ${formatMoment(end)}`;
