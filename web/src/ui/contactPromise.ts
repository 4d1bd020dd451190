import { contactBy } from '@brokerage/domain/businessHours';
import { company } from '@brokerage/domain/company';

const DAY_MS = 86_400_000;

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: company.hours.timeZone, weekday: 'short' });
const isWeekend = (at: Date) => weekday.format(at).startsWith('S');

/** The latest moment of the promised contact, on the company's clock: Tuesday, November 24 at 5:30 PM EST. */
export function contactPromise(createdAt: string): string {
  return moment.format(contactBy(new Date(createdAt)));
}

/** What "within 24 hours" comes to: that moment, and that weekends do not count where one lies between. */
export function promiseInFull(createdAt: string): string {
  const created = new Date(createdAt);
  const isOverWeekend = isWeekend(created) || contactBy(created).getTime() - created.getTime() > DAY_MS;
  const by = `by ${contactPromise(createdAt)} at the latest`;
  return isOverWeekend
    ? `Saturdays and Sundays do not count toward the 24 hours, so you hear from us ${by}. Our office hours are ${company.hours.text}.`
    : `You hear from us ${by}. Our office hours are ${company.hours.text}.`;
}
