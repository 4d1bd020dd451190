import { expect, it } from 'vitest';
import { formatContactPromise, keepDatesTogether } from './contactPromise.ts';

function inFull(...given: Parameters<typeof formatContactPromise>) {
  const { promise, note } = formatContactPromise(...given);
  return [promise, ...(note ? [note] : [])].join(' ').replaceAll('\u00a0', ' ');
}

const onTime = (by: string) => `A loan officer will review it and contact you within 24 hours, by ${by}.`;
const later = (by: string, daysOff: string) =>
  `A loan officer will review it and contact you by ${by}. That’s within 24 hours, not counting ${daysOff}, when our office is closed.`;
const WEEKEND = 'Saturday and Sunday';

// 2026-11-20 is a Friday; New York is five hours behind.
it.each([
  ['Wednesday at noon', '2026-11-18T17:00:00Z', onTime('Thursday, November 19 at 12:00 PM ET')],
  ['Friday before opening', '2026-11-20T12:00:00Z', onTime('Friday, November 20 at 6:00 PM ET')],
  ['Friday at noon', '2026-11-20T17:00:00Z', later('Monday, November 23 at 12:00 PM ET', WEEKEND)],
  ['Friday evening', '2026-11-21T01:30:00Z', later('Monday, November 23 at 6:00 PM ET', WEEKEND)],
  ['Saturday', '2026-11-21T15:00:00Z', later('Monday, November 23 at 6:00 PM ET', WEEKEND)],
  ['Sunday night', '2026-11-23T04:50:00Z', onTime('Monday, November 23 at 6:00 PM ET')],
  [
    'the day before Thanksgiving',
    '2026-11-25T20:00:00Z',
    later('Friday, November 27 at 3:00 PM ET', 'Thanksgiving'),
  ],
  [
    'Christmas Eve',
    '2026-12-24T20:00:00Z',
    later('Monday, December 28 at 3:00 PM ET', 'Christmas Day, Saturday and Sunday'),
  ],
])('%s', (_when, created, words) => {
  expect(inFull({ created_at: created })).toBe(words);
});

it('shows the server’s promise, whatever the page’s hours when it was built', () => {
  const receipt = {
    created_at: '2026-11-20T17:00:00Z',
    contact_by: '2026-11-24T16:00:00Z',
    days_off: ['Sunday', 'Company retreat'],
  };
  expect(inFull(receipt)).toBe(later('Tuesday, November 24 at 11:00 AM ET', 'Sunday and Company retreat'));
  expect(inFull({ ...receipt, days_off: [] })).toBe(
    'A loan officer will review it and contact you by Tuesday, November 24 at 11:00 AM ET.',
  );
});

it('names who calls if a specific person has the application', () => {
  const receipt = { created_at: '2026-11-18T17:00:00Z' };
  expect(inFull(receipt, 'Maya')).toMatch(
    /^Maya will review it and contact you within 24 hours, by Thursday/,
  );
});

it('keeps a day and a time each on one line', () => {
  expect(keepDatesTogether('by Monday, November 30 at 1:14 PM ET')).toBe(
    'by Monday, November\u00a030 at 1:14\u00a0PM\u00a0ET',
  );
  expect(keepDatesTogether('Tuesday, Nov 24, between 9 AM and 12 PM')).toBe(
    'Tuesday, Nov\u00a024, between 9\u00a0AM and 12\u00a0PM',
  );
});
