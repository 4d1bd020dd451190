import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test.each(Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-05`))(
  'formats %s as browsers do',
  (date) => {
    const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(formatDay(date)).toBe(calendar.format(new Date(`${date}T00:00:00Z`)));
  },
);
