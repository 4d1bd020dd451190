import { expect, it } from 'vitest';
import { DEFAULT_OFFICE_SCHEDULE } from './defaultOfficeSchedule.ts';
import { MAX_CLOSED_DAYS, officeScheduleSchema } from './officeSchedule.ts';

const closed = { date: '2026-12-24', name: 'Company holiday' };
const week = DEFAULT_OFFICE_SCHEDULE.week;

const issues = (change: object): string[] =>
  officeScheduleSchema
    .safeParse({ ...DEFAULT_OFFICE_SCHEDULE, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('accepts the default, and hours until midnight', () => {
  expect(officeScheduleSchema.parse(DEFAULT_OFFICE_SCHEDULE)).toEqual(DEFAULT_OFFICE_SCHEDULE);
  expect(issues({ week: { ...week, sunday: { opens: '00:00', closes: '24:00' } }, holidays: [] })).toEqual(
    [],
  );
});

it.each([
  [{ time_zone: 'Europe/Berlin' }, 'time_zone: Choose a time zone'],
  [{ time_zone: 'x' }, 'time_zone: Choose a time zone'],
  [
    { week: { ...week, monday: { opens: '18:00', closes: '09:00' } } },
    'week.monday.closes: Closing time must be after opening time',
  ],
  [
    { week: { ...week, monday: { opens: '09:05', closes: '18:00' } } },
    'week.monday.opens: Choose a time on the quarter hour',
  ],
  [
    { week: Object.fromEntries(Object.keys(week).map((day) => [day, null])) },
    'week: Open on at least one day a week',
  ],
  [{ holidays: ['Labor Day', 'Labor Day'] }, 'holidays: Each holiday can be listed once'],
  [{ closed_days: [{ date: '', name: 'x' }] }, 'closed_days.0.date: Choose a date'],
  [{ closed_days: [{ date: '2026-02-30', name: 'x' }] }, 'closed_days.0.date: Choose a date'],
  [{ closed_days: [{ ...closed, name: ' ' }] }, 'closed_days.0.name: Name is required'],
  [{ closed_days: [closed, closed] }, 'closed_days.1.date: This date is already listed'],
])('rejects %j at the field', (change, issue) => {
  expect(issues(change)).toContain(issue);
});

it('rejects a wrong number of weekdays, an unknown holiday and too many closed days', () => {
  const { sunday: _, ...six } = week;
  expect(issues({ week: six })).toHaveLength(1);
  expect(issues({ week: { ...week, someday: null } })).toHaveLength(1);
  expect(issues({ holidays: ['Halloween'] })).toHaveLength(1);
  const many = Array.from({ length: MAX_CLOSED_DAYS + 1 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    name: 'Closed',
  }));
  expect(issues({ closed_days: many })).toEqual([`closed_days: No more than ${MAX_CLOSED_DAYS} closed days`]);
});
