import { expect, it } from 'vitest';
import { HOUR_MS } from './durations.ts';
import { isMorningRun, lastMorning } from './morning.ts';
import { listOfficeTimeZones } from './timeZones.ts';

it.each([
  // Before and after 7 AM, and around both changes of the clock.
  ['2026-11-25T11:59:00Z', '2026-11-24T12:00:00.000Z'],
  ['2026-11-25T12:00:00Z', '2026-11-25T12:00:00.000Z'],
  ['2026-11-26T11:59:59Z', '2026-11-25T12:00:00.000Z'],
  ['2026-11-01T13:00:00Z', '2026-11-01T12:00:00.000Z'],
  ['2027-03-14T13:00:00Z', '2027-03-14T11:00:00.000Z'],
])('at %s, the last morning was %s', (at, morning) => {
  expect(lastMorning(new Date(at), 'America/New_York').toISOString()).toBe(morning);
});

it.each([
  ['America/New_York', '2026-11-25T12:15:00Z'],
  ['America/Los_Angeles', '2026-11-25T15:15:00Z'],
  ['Pacific/Honolulu', '2026-11-25T17:15:00Z'],
])('a company in %s has its morning run at %s', (timeZone, at) => {
  expect(isMorningRun(new Date(at), timeZone)).toBe(true);
  expect(isMorningRun(new Date(Date.parse(at) - HOUR_MS), timeZone)).toBe(false);
  expect(isMorningRun(new Date(Date.parse(at) + HOUR_MS), timeZone)).toBe(false);
});

// A day on which the clock changes has 23 or 25 hours.
it.each([
  ['2026-11-01T00:00:00Z', 0],
  ['2027-03-14T00:00:00Z', 15],
])('each company has one of the hourly runs around %s, %i minutes past the hour', (midnight, minutes) => {
  for (const timeZone of listOfficeTimeZones()) {
    const runs = Array.from(
      { length: 72 },
      (_, hour) => new Date(Date.parse(midnight) - 24 * HOUR_MS + hour * HOUR_MS + minutes * 60_000),
    );
    expect(runs.filter((at) => isMorningRun(at, timeZone)).length, timeZone).toBe(3);
  }
});
