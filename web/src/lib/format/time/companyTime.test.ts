import { expect, test } from 'vitest';
import { companyLongDate, companyMoment } from './companyTime.ts';

test('an evening in New Jersey is that day, though it is the next one in UTC', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  expect(companyLongDate(at)).toBe('Friday, November 20, 2026');
  expect(companyMoment(at).replaceAll('\u202f', ' ')).toBe('Nov 20, 2026, 9:30 PM ET');
});
