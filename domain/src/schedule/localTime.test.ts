import { expect, it } from 'vitest';
import { HOUR_MS } from './durations.ts';
import { fromLocalTime, shiftDate, toLocalTime } from './localTime.ts';
import { listOfficeTimeZones } from './timeZones.ts';

const NEW_YORK = 'America/New_York';

it.each([
  ['in winter', '2026-11-20', 9 * 60, '2026-11-20T09:00:00-05:00'],
  ['in summer', '2026-07-20', 9 * 60, '2026-07-20T09:00:00-04:00'],
  ['midnight at the end of a day', '2026-11-20', 24 * 60, '2026-11-21T00:00:00-05:00'],
  ['after clocks go forward', '2026-03-08', 9 * 60, '2026-03-08T09:00:00-04:00'],
  ['midnight before they do', '2026-03-08', 0, '2026-03-08T00:00:00-05:00'],
  ['a time that they skip', '2026-03-08', 2 * 60 + 30, '2026-03-08T03:30:00-04:00'],
  ['after clocks go back', '2026-11-01', 9 * 60, '2026-11-01T09:00:00-05:00'],
  ['the first of an hour shown twice', '2026-11-01', 60 + 30, '2026-11-01T01:30:00-04:00'],
])('%s', (_case, date, minutes, moment) => {
  expect(fromLocalTime({ date, minutes }, NEW_YORK)).toEqual(new Date(moment));
});

it('finds each local time’s moment again, in every zone', () => {
  for (const timeZone of listOfficeTimeZones()) {
    for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += 17 * HOUR_MS) {
      const local = toLocalTime(new Date(at), timeZone);
      expect(fromLocalTime(local, timeZone).getTime()).toBe(at);
    }
  }
});

it('shifts dates across months and clock changes', () => {
  expect(shiftDate('2026-10-31', 2)).toBe('2026-11-02');
  expect(shiftDate('2026-03-01', -1)).toBe('2026-02-28');
});
