import { expect, it } from 'vitest';
import { type CalendarEvent, toCalendarFile } from './calendarFile.ts';

const CALL = {
  uid: 'CB-TEST-0002',
  title: 'Call from Larkfield; be ready',
  description: 'We’ll call you, within this time.',
  from: new Date('2026-11-24T17:00:00Z'),
  to: new Date('2026-11-24T20:00:00Z'),
};
const toLines = (call: CalendarEvent) => toCalendarFile(call).replaceAll('\r\n ', '').split('\r\n');
const lines = toLines(CALL);

it('is one event in UTC with a stable id, and doesn’t block the time', () => {
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

it('escapes reserved characters', () => {
  expect(lines).toContain('SUMMARY:Call from Larkfield\\; be ready');
  expect(lines.some((line) => line.startsWith('DESCRIPTION:We’ll call you\\, within'))).toBe(true);
});

it('keeps its id and raises its sequence number when the call is moved', () => {
  const moved = toLines({
    ...CALL,
    from: new Date('2026-11-25T17:00:00Z'),
    to: new Date('2026-11-25T20:00:00Z'),
    sequence: 2,
  });
  expect(moved).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:CB-TEST-0002',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTART:20261125T170000Z',
    ]),
  );
});

it('removes a canceled call from the calendar, without an alarm', () => {
  const canceled = toLines({
    ...CALL,
    sequence: 3,
    isCanceled: true,
    organizer: { name: 'Larkfield', email: 'hello@larkfield.example' },
  });
  expect(canceled).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:CB-TEST-0002',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
      'SUMMARY:Canceled: Call from Larkfield\\; be ready',
      'ORGANIZER;CN="Larkfield":mailto:hello@larkfield.example',
    ]),
  );
  expect(canceled).not.toContain('BEGIN:VALARM');
});
