import { company } from '../company/company.ts';

const { timeZone } = company.hours;

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

/** `Nov 20, 2026`, on the company's clock. */
export const companyDate = (at: Date): string => date.format(at);
/** `Nov 20, 2026, 4:30 PM ET`, likewise. The zone is always named, because people read it in other time zones. */
export const companyMoment = (at: Date): string => moment.format(at);
