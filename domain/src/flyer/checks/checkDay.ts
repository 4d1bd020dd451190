import { company } from '../../company/company.ts';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: company.hours.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day on the company's clock, yyyy-mm-dd: what `checkFlyer` takes as today. */
export function checkDay(now: Date): string {
  const parts = Object.fromEntries(calendar.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
