import { expect, test } from 'vitest';
import { count } from '../../../lib/links/testing/sampleLinks.ts';
import { viewBars, withPrevious } from './viewBars.ts';

const TODAY = '2026-11-21';
const views = (code: string, day: string, count_: number) => count(code, day, { views: count_ });

test('every day of the period has a bar, even without views', () => {
  const bars = viewBars(
    [views('a', '2026-11-21', 2), views('b', '2026-11-21', 3), views('a', '2026-11-16', 1)],
    { from: '2026-11-15', to: TODAY },
    TODAY,
  );
  expect(bars.map(({ key, sums }) => [key, sums.views])).toEqual([
    ['2026-11-15', 0],
    ['2026-11-16', 1],
    ['2026-11-17', 0],
    ['2026-11-18', 0],
    ['2026-11-19', 0],
    ['2026-11-20', 0],
    ['2026-11-21', 5],
  ]);
  expect(bars.at(-1)?.label).toBe('Nov 21');
});

test('selected days end where they end', () => {
  const bars = viewBars([views('a', '2026-11-02', 2)], { from: '2026-11-01', to: '2026-11-03' }, TODAY);
  expect(bars.map(({ label, sums }) => [label, sums.views])).toEqual([
    ['Nov 1', 0],
    ['Nov 2', 2],
    ['Nov 3', 0],
  ]);
});

test('all time starts with the first view, and many days are shown by month', () => {
  expect(viewBars([views('a', '2026-11-19', 1)], null, TODAY)).toHaveLength(3);
  expect(viewBars([], null, TODAY)).toHaveLength(1);
  const months = viewBars([views('a', '2026-08-31', 1), views('a', '2026-08-01', 2)], null, TODAY);
  expect(months.map(({ label, sums }) => [label, sums.views])).toEqual([
    ['Aug 2026', 3],
    ['Sep 2026', 0],
    ['Oct 2026', 0],
    ['Nov 2026', 0],
  ]);
});

test('the chart has a point for every day, each with its counterpart before', () => {
  const week = (from: string, to: string, counted: [string, number][]) =>
    viewBars(
      counted.map(([day, sum]) => views('a', day, sum)),
      { from, to },
      TODAY,
    );
  const bars = week('2026-11-19', '2026-11-20', [['2026-11-20', 4]]);
  const previous = week('2026-11-17', '2026-11-18', [['2026-11-17', 9]]);
  expect(withPrevious(bars, previous)).toEqual([
    { label: 'Nov 19', value: 0, previous: 9, previousLabel: 'Nov 17' },
    { label: 'Nov 20', value: 4, previous: 0, previousLabel: 'Nov 18' },
  ]);
  expect(withPrevious(bars, [])[0]).toEqual({ label: 'Nov 19', value: 0 });
});
