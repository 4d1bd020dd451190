import { dayInZone, dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { dateInZone, momentInZone } from '@brokerage/domain/schedule/momentInZone';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import { currentCompany } from '../../company/companyStore.ts';

const day = zonedFormat('en-US', { dateStyle: 'full' });
const time = zonedFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' });

const shortMoment = zonedFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** Keeps times of day from breaking across lines: `6:00 PM ET`. */
export const keepTimesTogether = (text: string): string =>
  text.replace(/(\d)[ \u202f]([AP]M)(?: ([A-Z]{2,4})\b)?/g, (_, digit: string, half: string, zone?: string) =>
    [digit, half, ...(zone ? [zone] : [])].join('\u00a0'),
  );

/** Returns the company's time zone, such as `America/New_York`. */
export const companyTimeZone = (): string => currentCompany().schedule.time_zone;
/** Returns `Eastern time`. */
export const companyZoneName = (): string => formatTimeZone(companyTimeZone());

/** Returns `Nov 20, 2026`, in the company's time zone. */
export const companyDate = (at: Date): string => dateInZone(at, companyTimeZone());
/** Returns `Nov 20, 2026, 4:30 PM ET`, in the company's time zone. */
export const companyMoment = (at: Date): string => keepTimesTogether(momentInZone(at, companyTimeZone()));
/** Returns `Nov 20, 4:30 PM ET`, in the company's time zone; with the year if it isn't the current one. */
export const companyShortMoment = (at: Date, now: Date): string =>
  companyDay(at).slice(0, 4) === companyDay(now).slice(0, 4)
    ? keepTimesTogether(shortMoment(companyTimeZone()).format(at))
    : companyMoment(at);
/** Returns `Friday, November 20, 2026`, in the company's time zone. */
export const companyLongDate = (at: Date): string => day(companyTimeZone()).format(at);
/** Returns `4:30 PM ET`, in the company's time zone. */
export const companyTimeOfDay = (at: Date): string => keepTimesTogether(time(companyTimeZone()).format(at));
/** Returns `2026-11-20`, in the company's time zone. */
export const companyDay = (at: Date): string => dayInZone(at, companyTimeZone());
/** Returns today's date in the company's time zone, such as `2026-11-20`. */
export const companyToday = (): string => companyDay(new Date());
/** Returns the start of a day (`2026-11-20`) in the company's time zone. */
export const companyDayStart = (date: string): Date => dayStartInZone(date, companyTimeZone());
