import { expect, test } from 'vitest';
import { daysToEnd, dueEndReminder } from './dueEndReminder.ts';

test.each([
  [3, undefined],
  [2, 2],
  [1, 2],
  [0, 0],
  [-1, 0],
  [-2, 0],
  [-3, undefined],
])('with %s days left, the notice of %s is due', (days, due) => {
  expect(dueEndReminder(days)).toBe(due);
});

test('counts days on the company’s clock', () => {
  const end = new Date('2026-12-02T05:00:00Z');
  const left = (now: string, zone = 'America/New_York') => daysToEnd(end, new Date(now), zone);
  expect(left('2026-11-29T05:00:00Z')).toBe(2);
  expect(left('2026-12-02T04:59:00Z')).toBe(0);
  expect(left('2026-12-02T05:00:00Z')).toBe(-1);
  expect(
    daysToEnd(new Date('2026-11-02T08:00:00Z'), new Date('2026-10-31T20:00:00Z'), 'America/Los_Angeles'),
  ).toBe(1);
});
