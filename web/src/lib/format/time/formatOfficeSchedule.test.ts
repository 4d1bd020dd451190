import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { FEDERAL_HOLIDAYS } from '@brokerage/domain/schedule/federalHolidays';
import { expect, test } from 'vitest';
import { formatOfficeSchedule, formatWallTime } from './formatOfficeSchedule.ts';

const say = (change: Partial<typeof DEFAULT_OFFICE_SCHEDULE>) =>
  formatOfficeSchedule({ ...DEFAULT_OFFICE_SCHEDULE, ...change }).replaceAll('\u202f', ' ');

test('formats a schedule on one line', () => {
  expect(say({})).toBe(
    'Mon-Fri 9:00 AM to 6:00 PM, Sat-Sun closed; Eastern time; closed on all federal holidays',
  );
  expect(
    say({
      time_zone: 'America/Los_Angeles',
      week: { ...DEFAULT_OFFICE_SCHEDULE.week, saturday: { opens: '10:00', closes: '24:00' } },
      holidays: FEDERAL_HOLIDAYS.filter((name) => name !== 'Columbus Day' && name !== 'Veterans Day'),
      closed_days: [{ date: '2026-12-24', name: 'Christmas Eve' }],
    }),
  ).toBe(
    'Mon-Fri 9:00 AM to 6:00 PM, Sat 10:00 AM to Midnight, Sun closed; Pacific time; closed on federal holidays except Columbus Day and Veterans Day; also closed on Dec 24, 2026 (Christmas Eve)',
  );
  expect(say({ holidays: [] })).toMatch(/; open on federal holidays$/);
});

test('formats times of day', () => {
  expect(['00:00', '12:15', '24:00'].map((time) => formatWallTime(time).replaceAll('\u202f', ' '))).toEqual([
    '12:00 AM',
    '12:15 PM',
    'Midnight',
  ]);
});
