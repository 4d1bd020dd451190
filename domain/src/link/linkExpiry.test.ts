import { expect, test } from 'vitest';
import { eventLinkExpiry } from './linkExpiry.ts';

const NOW = new Date('2026-11-27T03:00:00Z');

test.each([
  // Still Nov 26 in New York.
  ['2026-11-26', '2026-11-28T05:00:00.000Z'],
  ['2026-12-08', '2026-12-10T05:00:00.000Z'],
  ['2026-11-25', undefined],
  ['2028-01-01', undefined],
])('a link for an event on %s expires at %s', (day, expected) => {
  expect(eventLinkExpiry(day, NOW, 'America/New_York')?.toISOString()).toBe(expected);
});
