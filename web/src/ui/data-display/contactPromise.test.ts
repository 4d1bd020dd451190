import { expect, it } from 'vitest';
import { formatContactPromise, keepDatesTogether, keepTimesTogether } from './contactPromise.ts';

const inFull = (...given: Parameters<typeof formatContactPromise>) =>
  formatContactPromise(...given).replaceAll('\u00a0', ' ');

const WEEKEND = 'Our office is closed on Saturday and Sunday, so that’s by';

// 2026-11-20 is a Friday; New York is five hours behind.
it.each([
  [
    'Wednesday at noon',
    '2026-11-18T17:00:00Z',
    'You’ll hear from us by Thursday, November 19 at 12:00 PM ET',
  ],
  [
    'Friday before opening',
    '2026-11-20T12:00:00Z',
    'You’ll hear from us by Friday, November 20 at 6:00 PM ET',
  ],
  ['Friday at noon', '2026-11-20T17:00:00Z', `${WEEKEND} Monday, November 23 at 12:00 PM ET`],
  ['Friday evening', '2026-11-21T01:30:00Z', `${WEEKEND} Monday, November 23 at 6:00 PM ET`],
  ['Saturday', '2026-11-21T15:00:00Z', `${WEEKEND} Monday, November 23 at 6:00 PM ET`],
  ['Sunday night', '2026-11-23T04:50:00Z', 'You’ll hear from us by Monday, November 23 at 6:00 PM ET'],
  [
    'the day before Thanksgiving',
    '2026-11-25T20:00:00Z',
    'Our office is closed on Thanksgiving, so that’s by Friday, November 27 at 3:00 PM ET',
  ],
  [
    'Christmas Eve',
    '2026-12-24T20:00:00Z',
    'Our office is closed on Christmas Day, Saturday, and Sunday, so that’s by Monday, December 28 at 3:00 PM ET',
  ],
])('%s', (_when, created, beginning) => {
  expect(inFull({ created_at: created })).toBe(
    beginning.startsWith('You’ll') ? `${beginning} at the latest.` : `${beginning}.`,
  );
});

it('says what the server promised, whatever the hours that the page was built with', () => {
  const receipt = {
    created_at: '2026-11-20T17:00:00Z',
    contact_by: '2026-11-24T16:00:00Z',
    days_off: ['Sunday', 'Company retreat'],
  };
  expect(inFull(receipt)).toBe(
    'Our office is closed on Sunday and Company retreat, so that’s by Tuesday, November 24 at 11:00 AM ET.',
  );
  expect(inFull({ ...receipt, days_off: [] })).toMatch(/^You’ll hear from us by Tuesday/);
});

it('names who calls, where somebody in particular has the application', () => {
  const receipt = { created_at: '2026-11-18T17:00:00Z' };
  expect(inFull(receipt, 'Maya')).toMatch(/^You’ll hear from Maya by Thursday, November 19 at 12:00 PM ET/);
});

it('keeps a time of day on one line', () => {
  expect(keepTimesTogether('by November 27 at 6:00 PM ET at the latest')).toBe(
    'by November 27 at 6:00\u00a0PM\u00a0ET at the latest',
  );
  expect(keepTimesTogether('9 AM to noon')).toBe('9\u00a0AM to noon');
});

it('keeps a day and a time on one line each', () => {
  expect(keepDatesTogether('by Monday, November 30 at 1:14 PM ET')).toBe(
    'by Monday, November\u00a030 at 1:14\u00a0PM\u00a0ET',
  );
  expect(keepDatesTogether('Tuesday, Nov 24, between 9 AM and 12 PM')).toBe(
    'Tuesday, Nov\u00a024, between 9\u00a0AM and 12\u00a0PM',
  );
});
