import { company } from '@brokerage/domain/company/company';
import { contactBy, daysOffBetween } from '@brokerage/domain/schedule/businessHours';

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const list = new Intl.ListFormat('en-US');

/** Returns the latest moment of the promised contact, on the company's clock: Tuesday, November 24 at 5:30 PM EST. */
export function contactPromise(createdAt: string): string {
  return moment.format(contactBy(new Date(createdAt)));
}

/** Returns what "within 24 hours" comes to, and the days in between that do not count. */
export function promiseInFull(createdAt: string): string {
  const created = new Date(createdAt);
  const daysOff = daysOffBetween(created, contactBy(created));
  const by = `by ${contactPromise(createdAt)} at the latest`;
  const hours = `Our office hours are ${company.hours.text}.`;
  return daysOff.length > 0
    ? `${list.format(daysOff)} ${daysOff.length === 1 ? "doesn't" : "don't"} count toward the 24 hours, so you'll hear from us ${by}. ${hours}`
    : `You'll hear from us ${by}. ${hours}`;
}
