import { expect, it } from 'vitest';
import { FEDERAL_HOLIDAYS, federalHoliday, federalHolidayDates } from './federalHolidays.ts';

// Dates as published by the Office of Personnel Management for 2026 and 2027.
it.each([
  ['2026-01-01', "New Year's Day"],
  ['2026-01-19', 'Birthday of Martin Luther King, Jr.'],
  ['2026-02-16', "Washington's Birthday"],
  ['2026-05-25', 'Memorial Day'],
  ['2026-06-19', 'Juneteenth National Independence Day'],
  ['2026-07-03', 'Independence Day'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2027-07-05', 'Independence Day'],
  ['2027-12-24', 'Christmas Day'],
  ['2027-12-31', "New Year's Day"],
])('%s: %s', (date, name) => expect(federalHoliday(date)).toBe(name));

it.each(['2026-07-04', '2026-11-27', '2027-07-04', '2028-01-01', '2026-11-20'])(
  '%s isn’t an observed holiday',
  (date) => expect(federalHoliday(date)).toBeUndefined(),
);

it('lists every holiday of the package, with its dates', () => {
  expect(FEDERAL_HOLIDAYS.map((holiday) => federalHolidayDates(holiday, 2026))).toEqual([
    ['2026-01-01'],
    ['2026-01-19'],
    ['2026-02-16'],
    ['2026-05-25'],
    ['2026-06-19'],
    ['2026-07-03'],
    ['2026-09-07'],
    ['2026-10-12'],
    ['2026-11-11'],
    ['2026-11-26'],
    ['2026-12-25'],
  ]);
  expect(federalHolidayDates("New Year's Day", 2027)).toEqual(['2027-01-01', '2027-12-31']);
  expect(federalHolidayDates("New Year's Day", 2028)).toEqual([]);
});
