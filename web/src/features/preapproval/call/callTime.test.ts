import { expect, it } from 'vitest';
import { formatCallWindow, formatClockDifference } from './callTime.ts';

const NEW_YORK = 'America/New_York';
const WINTER = new Date('2026-11-24T14:00:00Z');

it.each([
  [NEW_YORK, 'America/Los_Angeles', '3\u00a0hours ahead of your time'],
  ['America/Los_Angeles', NEW_YORK, '3\u00a0hours behind your time'],
  [NEW_YORK, 'America/Chicago', '1\u00a0hour ahead of your time'],
  [NEW_YORK, 'America/Detroit', ''],
  [NEW_YORK, 'Asia/Kolkata', '10.5\u00a0hours behind your time'],
  [NEW_YORK, 'Etc/Nowhere', ''],
])('in %s, for a visitor in %s: %j', (office, visitor, difference) => {
  expect(formatClockDifference(office, WINTER, visitor)).toBe(difference);
});

it('compares on the given day: Arizona doesn’t change its clocks', () => {
  expect(formatClockDifference(NEW_YORK, new Date('2026-07-01T14:00:00Z'), 'America/Phoenix')).toMatch(
    /^3\u00a0/,
  );
  expect(formatClockDifference(NEW_YORK, WINTER, 'America/Phoenix')).toMatch(/^2\u00a0/);
});

it('names the time zone of a scheduled call', () => {
  const call = {
    reference_number: 'CB-TEST-0002',
    callback: '2026-11-24 morning',
    time_zone: NEW_YORK,
    from: WINTER.toISOString(),
    to: '2026-11-24T17:00:00.000Z',
  };
  expect(formatCallWindow(call)).toMatch(/^Tuesday, Nov 24, between 9 AM and 12 PM ET/);
});
