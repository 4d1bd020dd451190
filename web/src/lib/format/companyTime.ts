import { company } from '@brokerage/domain/company/company';

export { companyDate, companyMoment } from '@brokerage/domain/schedule/companyMoment';

const { timeZone } = company.hours;

const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
const time = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** `Friday, November 20, 2026`, on the company's clock. */
export const companyDay = (at: Date): string => day.format(at);
/** `4:30 PM ET`, likewise. */
export const companyTimeOfDay = (at: Date): string => time.format(at);
