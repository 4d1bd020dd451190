import { contactBy } from '@brokerage/domain/businessHours';
import { company } from '@brokerage/domain/company';

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The latest moment of the promised contact, on the company's clock: Tuesday, November 24 at 5:30 PM EST. */
export function contactPromise(createdAt: string): string {
  return moment.format(contactBy(new Date(createdAt)));
}
