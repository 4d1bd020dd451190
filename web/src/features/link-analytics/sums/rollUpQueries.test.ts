import { expect, test } from 'vitest';
import { toRollUpQueries } from './rollUpQueries.ts';

const TODAY = '2026-11-21';
const spans = (from: string, to: string) =>
  toRollUpQueries('link', { from, to }, TODAY).map(({ unit, from, to }) => [unit, from, to]);

test.each([
  ['within a month', '2026-10-05', '2026-10-20', [['day', '2026-10-05', '2026-10-20']]],
  ['a whole month', '2026-10-01', '2026-10-31', [['month', '2026-10', '2026-10']]],
  ['one day', '2026-10-31', '2026-10-31', [['day', '2026-10-31', '2026-10-31']]],
  [
    'the last 30 days',
    '2026-10-23',
    TODAY,
    [
      ['month', '2026-11', '2026-11'],
      ['day', '2026-10-23', '2026-10-31'],
    ],
  ],
  [
    'months with days on both sides',
    '2026-08-31',
    '2026-11-01',
    [
      ['month', '2026-09', '2026-10'],
      ['day', '2026-08-31', '2026-08-31'],
      ['day', '2026-11-01', '2026-11-01'],
    ],
  ],
  ['two parts of months', '2026-09-02', '2026-10-30', [['day', '2026-09-02', '2026-10-30']]],
  [
    'over the end of a year',
    '2025-12-15',
    '2026-01-31',
    [
      ['month', '2026-01', '2026-01'],
      ['day', '2025-12-15', '2025-12-31'],
    ],
  ],
])('%s', (_, from, to, expected) => expect(spans(from, to)).toEqual(expected));

test('the current month up to today counts as a whole one', () =>
  expect(spans('2026-11-01', TODAY)).toEqual([['month', '2026-11', '2026-11']]));

test('reads at most 59 days by day', () => {
  for (const [from, to] of [
    ['2026-07-02', '2026-10-30'],
    ['2026-07-02', '2026-08-30'],
  ] as const) {
    const days = spans(from, to)
      .filter(([unit]) => unit === 'day')
      .reduce(
        (sum, [, one = '', other = '']) => sum + (Date.parse(other) - Date.parse(one)) / 86_400_000 + 1,
        0,
      );
    expect(days).toBeLessThanOrEqual(60);
  }
});

test('days are read by month, all time in one record', () => {
  expect(toRollUpQueries('day', { from: '2026-09-23', to: TODAY }, TODAY)).toEqual([
    { by: 'day', unit: 'month', from: '2026-09', to: '2026-11' },
  ]);
  expect(toRollUpQueries('officer', null, TODAY)).toEqual([
    { by: 'officer', unit: 'all', from: 'all', to: 'all' },
  ]);
});
