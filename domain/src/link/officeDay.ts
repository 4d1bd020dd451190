import { company } from '../company/company.ts';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: company.hours.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date on the office's clock, such as 2026-11-21. */
export const officeDay = (at: Date): string => clock.format(at);
