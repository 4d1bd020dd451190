import { expect, test } from 'vitest';
import { dayProblems, daysIn, formatPeriod, periodSuffix, toDays } from './period.ts';

const TODAY = '2026-11-21';
const EARLIEST = '2026-10-01';

test.each([
  [7, '2026-11-15', TODAY],
  [30, '2026-10-23', TODAY],
  [{ from: '2026-11-01', to: '2026-11-05' }, '2026-11-01', '2026-11-05'],
  // There is no data before the first link and after today.
  [{ from: '0002-01-01', to: '9999-01-01' }, EARLIEST, TODAY],
  [{ from: '2026-08-01', to: '2026-09-01' }, '2026-09-01', '2026-09-01'],
  [{ from: '2027-01-01', to: '2027-02-01' }, TODAY, TODAY],
] as const)('finds the days of %j', (period, from, to) =>
  expect(toDays(period, EARLIEST, TODAY)).toEqual({ from, to }),
);

test.each([
  [null, 'all time', ''],
  [90, 'last 90 days', '-90-days'],
  [{ from: '2025-12-30', to: '2026-01-02' }, 'Dec 30, 2025 to Jan 2, 2026', '-2025-12-30-to-2026-01-02'],
  [{ from: TODAY, to: TODAY }, 'Nov 21, 2026', `-${TODAY}-to-${TODAY}`],
] as const)('formats %j', (period, words, suffix) => {
  expect(formatPeriod(period)).toBe(words);
  expect(periodSuffix(period)).toBe(suffix);
});

test.each([
  ['from=2026-11-01&to=2026-11-05', { from: '2026-11-01', to: '2026-11-05' }],
  ['from=2026-11-05&to=2026-11-01', undefined],
  ['from=2026-02-30&to=2026-11-01', undefined],
  ['from=2026-11-01', undefined],
  ['', undefined],
])('reads an address with %s', (search, days) => expect(daysIn(new URLSearchParams(search))).toEqual(days));

test.each([
  ['2026-11-01', TODAY, {}],
  [EARLIEST, EARLIEST, {}],
  ['2026-11-02', '2026-11-01', { to: 'Choose a date on or after the From date.' }],
  ['2026-09-30', TODAY, { from: 'The first link was made on Oct 1, 2026.' }],
  ['2026-11-01', '2026-11-22', { to: 'Choose a date on or before today, Nov 21, 2026.' }],
  [
    '2026-11-22',
    TODAY,
    {
      from: 'Choose a date on or before today, Nov 21, 2026.',
      to: 'Choose a date on or after the From date.',
    },
  ],
  ['', '', { from: 'Please enter a date.', to: 'Please enter a date.' }],
])('from %j to %j', (from, to, problems) =>
  expect(dayProblems({ from, to }, EARLIEST, TODAY)).toEqual(problems),
);
