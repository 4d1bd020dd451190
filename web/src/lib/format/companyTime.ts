import { company } from '@brokerage/domain/company/company';

const { timeZone } = company.hours;

const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
const date = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});
const time = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** `Friday, November 20, 2026`, on the company's clock. */
export const companyDay = (at: Date): string => day.format(at);
/** `Nov 20, 2026`, likewise. */
export const companyDate = (at: Date): string => date.format(at);
/** `Nov 20, 2026, 4:30 PM ET`, likewise. The zone is always named, because people read it in other time zones. */
export const companyMoment = (at: Date): string => moment.format(at);
/** `4:30 PM ET`, likewise. */
export const companyTimeOfDay = (at: Date): string => time.format(at);
