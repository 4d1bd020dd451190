import { expect, it } from 'vitest';
import { DEFAULT_OFFICE_SCHEDULE } from './defaultOfficeSchedule.ts';
import { formatWeekHours } from './formatWeekHours.ts';

const { week } = DEFAULT_OFFICE_SCHEDULE;
const nine = { opens: '09:00', closes: '18:00' };

it.each([
  [week, 'Mon-Fri 9AM-6PM'],
  [{ ...week, saturday: { opens: '10:15', closes: '13:30' } }, 'Mon-Fri 9AM-6PM, Sat 10:15AM-1:30PM'],
  [{ ...week, wednesday: null }, 'Mon-Tue 9AM-6PM, Thu-Fri 9AM-6PM'],
  [{ ...week, friday: { opens: '00:00', closes: '24:00' } }, 'Mon-Thu 9AM-6PM, Fri 12AM-12AM'],
  [{ ...week, saturday: nine, sunday: nine }, 'Mon-Sun 9AM-6PM'],
  [{ ...week, monday: { opens: '12:00', closes: '12:45' } }, 'Mon 12PM-12:45PM, Tue-Fri 9AM-6PM'],
])('%o', (hours, text) => {
  expect(formatWeekHours(hours)).toBe(text);
});
