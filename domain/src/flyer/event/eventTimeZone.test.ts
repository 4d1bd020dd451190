import { expect, it } from 'vitest';
import { eventTimeZone } from './eventTimeZone.ts';
import { hasEventEnded } from './hasEventEnded.ts';

const COMPANY = 'America/New_York';
const PENSACOLA = { state: 'FL', time_zone: 'America/Chicago' };

it.each([
  ['88 Ocean Avenue, Santa Monica, CA 90401', undefined, 'America/Los_Angeles'],
  ['88 Ocean Avenue, Santa Monica, California', PENSACOLA, 'America/Los_Angeles'],
  ['230 Elm Street, Tampa, FL 33602', undefined, 'America/New_York'],
  ['12 Palafox Street, Pensacola, FL 32502', PENSACOLA, 'America/Chicago'],
  ['Our branch', { state: 'CA' }, 'America/Los_Angeles'],
  ['', PENSACOLA, 'America/Chicago'],
  ['Our branch', undefined, COMPANY],
  ['12 Main Street Fresno CA 93701', undefined, 'America/Los_Angeles'],
  ['Hotel Washington', undefined, COMPANY],
  ['Trattoria La', undefined, COMPANY],
  ['Suite 70112', undefined, COMPANY],
  ['Online at 90210', undefined, COMPANY],
  ['Our branch', { state: 'PR' }, COMPANY],
])('an event at %j, with the branch %j, uses the time zone %s', (place, branch, expected) => {
  expect(eventTimeZone(place, branch, COMPANY)).toBe(expected);
});

it('an open house in California continues while it’s evening in New York', () => {
  const event = { date: '2026-11-29', time: '1 PM to 4 PM' };
  const timeZone = eventTimeZone('88 Ocean Avenue, Santa Monica, CA 90401', undefined, COMPANY);
  // 3:59 PM and 4 PM in California.
  expect(hasEventEnded(event, new Date('2026-11-29T23:59:00Z'), timeZone)).toBe(false);
  expect(hasEventEnded(event, new Date('2026-11-30T00:00:00Z'), timeZone)).toBe(true);
});
