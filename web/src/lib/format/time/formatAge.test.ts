import { expect, it } from 'vitest';
import { formatAge } from './formatAge.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

it.each([
  ['2026-11-27T11:59:31Z', 'less than a minute'],
  ['2026-11-27T11:58:30Z', '1 minute'],
  ['2026-11-27T09:00:00Z', '3 hours'],
  ['2026-11-23T11:00:00Z', '4 days'],
  // A clock that is ahead.
  ['2026-11-27T12:00:20Z', 'less than a minute'],
])('formats an age as %s ago', (since, age) => {
  expect(formatAge(new Date(since), NOW)).toBe(age);
});
