import { expect, it } from 'vitest';
import { toCalendarFile } from './calendarFile.ts';

const file = toCalendarFile({
  uid: 'CB-TEST-0002',
  title: 'Call from Larkfield; be ready',
  description: 'We’ll call you, within this time.',
  from: new Date('2026-11-24T17:00:00Z'),
  to: new Date('2026-11-24T20:00:00Z'),
});
const lines = file.replaceAll('\r\n ', '').split('\r\n');

it('is one entry in UTC, which keeps its id and leaves the time free', () => {
  expect(lines).toContain('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:CB-TEST-0002',
      'DTSTART:20261124T170000Z',
      'DTEND:20261124T200000Z',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'TRIGGER:-PT15M',
    ]),
  );
});

it('escapes what the format reserves', () => {
  expect(lines).toContain('SUMMARY:Call from Larkfield\\; be ready');
  expect(lines.some((line) => line.startsWith('DESCRIPTION:We’ll call you\\, within'))).toBe(true);
});
