import {
  companyDay as dayInZone,
  companyDayStart as startInZone,
} from '@brokerage/domain/schedule/companyDay';
import {
  companyDate as dateInZone,
  companyMoment as momentInZone,
} from '@brokerage/domain/schedule/companyMoment';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import { currentCompany } from '../../company/companyStore.ts';

const day = zonedFormat('en-US', { dateStyle: 'full' });
const time = zonedFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' });

/** The company's time zone, such as `America/New_York`. */
export const companyTimeZone = (): string => currentCompany().schedule.time_zone;
/** `Eastern time`. */
export const companyZoneName = (): string => formatTimeZone(companyTimeZone());

/** `Nov 20, 2026`, on the company's clock. */
export const companyDate = (at: Date): string => dateInZone(at, companyTimeZone());
/** `Nov 20, 2026, 4:30 PM ET`, likewise. */
export const companyMoment = (at: Date): string => momentInZone(at, companyTimeZone());
/** `Friday, November 20, 2026`, likewise. */
export const companyLongDate = (at: Date): string => day(companyTimeZone()).format(at);
/** `4:30 PM ET`, likewise. */
export const companyTimeOfDay = (at: Date): string => time(companyTimeZone()).format(at);
/** `2026-11-20`, likewise. */
export const companyDay = (at: Date): string => dayInZone(at, companyTimeZone());
/** The day that it is now, likewise. */
export const companyToday = (): string => companyDay(new Date());
/** Returns the start of a day (`2026-11-20`) on the company's clock. */
export const companyDayStart = (date: string): Date => startInZone(date, companyTimeZone());
