import { expect, test } from 'vitest';
import {
  companyLongDate,
  companyMoment,
  companyShortMoment,
  companyTimeOfDay,
  keepTimesTogether,
} from './companyTime.ts';

test('an evening in New Jersey is that day, though it’s the next one in UTC', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  expect(companyLongDate(at)).toBe('Friday, November 20, 2026');
  expect(companyMoment(at).replaceAll('\u00a0', ' ')).toBe('Nov 20, 2026, 9:30 PM ET');
});

test('a time of day stays on one line', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  expect(companyTimeOfDay(at)).toBe('9:30\u00a0PM\u00a0ET');
  expect(companyMoment(at)).toBe('Nov 20, 2026, 9:30\u00a0PM\u00a0ET');
});

test('omits this year, but names any other', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  const words = (now: string) => companyShortMoment(at, new Date(now)).replaceAll('\u00a0', ' ');
  expect(words('2026-11-25T12:00:00Z')).toBe('Nov 20, 9:30 PM ET');
  // Still 2026 at the office.
  expect(words('2027-01-01T03:00:00Z')).toBe('Nov 20, 9:30 PM ET');
  expect(words('2027-01-01T12:00:00Z')).toBe('Nov 20, 2026, 9:30 PM ET');
});

test('keeps a time of day on one line', () => {
  expect(keepTimesTogether('by November 27 at 6:00 PM ET at the latest')).toBe(
    'by November 27 at 6:00\u00a0PM\u00a0ET at the latest',
  );
  expect(keepTimesTogether('9 AM to noon')).toBe('9\u00a0AM to noon');
});
