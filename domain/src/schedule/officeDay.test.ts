import { expect, test } from 'vitest';
import { officeDay } from './officeDay.ts';

test('the day is the one on the company’s clock', () => {
  expect(officeDay(new Date('2026-11-21T04:59:59Z'), 'America/New_York')).toBe('2026-11-20');
  expect(officeDay(new Date('2026-11-21T05:00:00Z'), 'America/New_York')).toBe('2026-11-21');
  expect(officeDay(new Date('2026-07-01T04:00:00Z'), 'America/New_York')).toBe('2026-07-01');
});
