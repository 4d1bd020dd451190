import { expect, it } from 'vitest';
import { hasEventEnded } from './hasEventEnded.ts';

it.each([
  ['1 PM to 4 PM', '2026-11-29T20:59:00Z', false],
  ['1 PM to 4 PM', '2026-11-29T21:00:00Z', true],
  ['1 PM', '2026-11-30T04:59:00Z', false],
  ['1 PM', '2026-11-30T05:00:00Z', true],
  ['all day', '2026-11-29T23:00:00Z', false],
  ['1 PM to 4 PM', '2026-11-28T23:00:00Z', false],
])('an event of November 29, %s, at %s: %s', (time, now, expected) => {
  expect(hasEventEnded({ date: '2026-11-29', time }, new Date(now), 'America/New_York')).toBe(expected);
});
