import { expect, test } from 'vitest';
import { formatRate } from './Funnel.tsx';
import { labelInterval, tooltipText } from './trendSeries.ts';

const shown = (count: number, max: number) =>
  Array.from({ length: count }, (_, index) => index).filter(labelInterval(count, max));

test('the axis labels as many slots as fit, including the last one', () => {
  expect(shown(3, 7)).toEqual([0, 1, 2]);
  expect(shown(30, 7)).toEqual([4, 9, 14, 19, 24, 29]);
  expect(shown(1, 2)).toEqual([0]);
});

test('the tooltip names the previous period’s day', () => {
  const point = { label: 'Nov 21', value: 1204, previous: 0, previousLabel: 'Oct 22' };
  const text = (isPrevious: boolean, one: typeof point | undefined) =>
    tooltipText(one, isPrevious, (value) => value.toLocaleString('en-US'));
  expect(text(false, point)).toBe('1,204');
  expect(text(true, point)).toBe('0 (Oct 22)');
  expect(text(true, undefined)).toBeNull();
  expect(tooltipText({ label: 'x', value: 1 }, true, String)).toBeNull();
});

test.each([
  [38, 1204, '3.2%'],
  [5, 38, '13%'],
  [0, 38, '0%'],
  [0, 0, '–'],
])('%d of %d is %s', (count, before, words) => {
  expect(formatRate(count, before)).toBe(words);
});
