import { expect, test } from 'vitest';
import { dayInZone, dayStartInZone } from './dayInZone.ts';
import { shiftDate } from './localTime.ts';

test('uses the day on the company’s clock', () => {
  expect(dayInZone(new Date('2026-11-21T04:59:59Z'), 'America/New_York')).toBe('2026-11-20');
  expect(dayInZone(new Date('2026-11-21T05:00:00Z'), 'America/New_York')).toBe('2026-11-21');
  expect(dayInZone(new Date('2026-07-01T03:59:59Z'), 'America/New_York')).toBe('2026-06-30');
  expect(dayInZone(new Date('2026-07-01T04:00:00Z'), 'America/New_York')).toBe('2026-07-01');
});

test.each([
  ['2026-11-20', '2026-11-20T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  // The clocks change at two in the morning of these days.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins at %s', (date, start) => {
  expect(dayStartInZone(date, 'America/New_York').toISOString()).toBe(start);
});

test('adds days across months', () => {
  expect(shiftDate('2026-12-01', -1)).toBe('2026-11-30');
  expect(shiftDate('2026-12-31', 1)).toBe('2027-01-01');
});
