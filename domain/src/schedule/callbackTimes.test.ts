import { expect, it } from 'vitest';
import {
  callbackTimes,
  callbackTimeText,
  formatCallbackTime,
  groupByDay,
  isOfferedCallback,
  toCallbackPeriod,
} from './callbackTimes.ts';
import { DEFAULT_OFFICE_SCHEDULE as SCHEDULE } from './defaultOfficeSchedule.ts';

const values = (at: string) => callbackTimes(new Date(at), SCHEDULE).map(({ value }) => value);
const days = (at: string) => [...new Set(values(at).map((value) => value.slice(0, 10)))];

it('offers five business days, starting today if there is time', () => {
  // A Friday, 8 AM in New Jersey.
  const friday = '2026-11-20T13:00:00Z';
  expect(days(friday)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27']);
  expect(callbackTimes(new Date(friday), SCHEDULE)).toHaveLength(15);
  expect(callbackTimes(new Date(friday), SCHEDULE)[0]).toEqual({
    value: '2026-11-20 morning',
    label: 'Friday, Nov 20, 9 AM to 12 PM',
    day: 'Friday, Nov 20',
    hours: '9 AM to 12 PM',
  });
});

it('groups offered times by day, in order', () => {
  // A Friday, 2 PM in New Jersey.
  const [first, second, ...others] = groupByDay(callbackTimes(new Date('2026-11-20T19:00:00Z'), SCHEDULE));
  expect(first).toMatchObject(['Friday, Nov 20', [{ hours: '3 PM to 6 PM' }]]);
  expect(second?.[0]).toBe('Monday, Nov 23');
  expect(second?.[1].map(({ value }) => value)).toEqual([
    '2026-11-23 morning',
    '2026-11-23 midday',
    '2026-11-23 afternoon',
  ]);
  expect(others).toHaveLength(3);
});

it('omits times that are over or nearly over', () => {
  // 2 PM: the window until 3 PM has less than a usable hour left.
  expect(values('2026-11-20T19:00:00Z').slice(0, 2)).toEqual(['2026-11-20 afternoon', '2026-11-23 morning']);
  expect(values('2026-11-20T22:30:00Z')[0]).toBe('2026-11-23 morning'); // 5:30 PM
});

it('labels a started window as “now” until it ends, but in full once chosen', () => {
  const labels = (at: string) => callbackTimes(new Date(at), SCHEDULE).map(({ label }) => label);
  // 1:19 PM in New Jersey.
  expect(labels('2026-11-20T18:19:00Z').slice(0, 2)).toEqual([
    'Friday, Nov 20, now to 3 PM',
    'Friday, Nov 20, 3 PM to 6 PM',
  ]);
  expect(labels('2026-11-20T17:00:00Z')[0]).toBe('Friday, Nov 20, 12 PM to 3 PM');
  expect(callbackTimeText('2026-11-20 midday')).toBe('Friday, Nov 20, 12 PM to 3 PM');
});

it('offers no time on a federal holiday, and the server rejects one', () => {
  // The Monday before Thanksgiving, 8 AM in New Jersey.
  const monday = '2026-11-23T13:00:00Z';
  expect(days(monday)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30']);
  expect(formatCallbackTime('2026-11-26 morning', new Date(monday), SCHEDULE)).toBeUndefined();
  // Observed on Friday, as July 4 is a Saturday.
  expect(days('2026-07-02T13:00:00Z')).not.toContain('2026-07-03');
});

it('uses the date at the office, not UTC', () => {
  // Sunday, 10 PM in New Jersey is Monday in Greenwich.
  expect(days('2026-11-23T03:00:00Z')[0]).toBe('2026-11-23');
});

it('neither skips nor repeats a day when the clocks change', () => {
  const autumn = ['2026-10-30', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
  expect(days('2026-10-30T13:00:00Z')).toEqual(autumn);
});

it('describes only times that are offered', () => {
  const now = new Date('2026-11-20T13:00:00Z');
  expect(formatCallbackTime('2026-11-23 midday', now, SCHEDULE)).toBe('Monday, Nov 23, 12 PM to 3 PM');
  expect(formatCallbackTime('2026-11-21 morning', now, SCHEDULE)).toBeUndefined();
  expect(formatCallbackTime('tomorrow', now, SCHEDULE)).toBeUndefined();
});

it('starts and ends on the office’s clock, also after the clocks change', () => {
  expect(toCallbackPeriod('2026-10-30 morning', 'America/New_York')).toEqual({
    from: new Date('2026-10-30T13:00:00Z'),
    to: new Date('2026-10-30T16:00:00Z'),
  });
  expect(toCallbackPeriod('2026-11-02 afternoon', 'America/New_York')).toEqual({
    from: new Date('2026-11-02T20:00:00Z'),
    to: new Date('2026-11-02T23:00:00Z'),
  });
});

it.each(['', 'tomorrow', '2026-11-23', '2026-11-23 evening', '2026-13-45 morning', 'x morning'])(
  'has no start and end for %o, whose words remain',
  (value) => {
    expect(toCallbackPeriod(value, 'America/New_York')).toBeUndefined();
    expect(callbackTimeText(value)).toBe(value);
  },
);

it('has a description long after it was offered', () => {
  expect(callbackTimeText('2020-11-23 midday')).toBe('Monday, Nov 23, 12 PM to 3 PM');
});

it('uses the company’s own hours, days off and clock', () => {
  const schedule = {
    ...SCHEDULE,
    time_zone: 'America/Los_Angeles',
    week: { ...SCHEDULE.week, monday: null, saturday: { opens: '10:00', closes: '12:30' } },
    closed_days: [{ date: '2026-11-24', name: 'Move' }],
  };
  // Friday, 4:30 PM in California: the last hour and a half of the afternoon is left.
  const friday = new Date('2026-11-21T00:30:00Z');
  const values = callbackTimes(friday, schedule).map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual([
    '2026-11-20 afternoon',
    '2026-11-21 late-morning',
    '2026-11-25 morning',
  ]);
  expect(toCallbackPeriod('2026-11-21 late-morning', schedule.time_zone)?.from).toEqual(
    new Date('2026-11-21T18:00:00Z'),
  );
});

it.each([
  ['08:00', '17:00', ['9 AM to 12 PM', '12 PM to 3 PM', '3 PM to 5 PM']],
  ['10:00', '18:00', ['10 AM to 12 PM', '12 PM to 3 PM', '3 PM to 6 PM']],
  ['09:30', '16:30', ['10 AM to 12 PM', '12 PM to 3 PM']],
  ['08:00', '14:00', ['9 AM to 12 PM', '12 PM to 2 PM']],
  ['13:00', '14:30', []],
])('promises no call while an office that opens %s to %s is closed', (opens, closes, expected) => {
  const week = { ...SCHEDULE.week, monday: { opens, closes } };
  const labels = callbackTimes(new Date('2026-11-23T11:00:00Z'), { ...SCHEDULE, week })
    .filter(({ value }) => value.startsWith('2026-11-23'))
    .map(({ label }) => label.replace('Monday, Nov 23, ', ''));
  expect(labels).toEqual(expected);
});

it('still accepts a time that was offered moments ago', () => {
  const at = (time: string) => isOfferedCallback('2026-11-20 midday', new Date(time), SCHEDULE);
  expect(at('2026-11-20T20:30:00Z')).toBe(true);
  expect(at('2026-11-20T22:30:00Z')).toBe(false);
});
