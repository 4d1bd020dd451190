import { expect, test } from 'vitest';
import { widestYear } from './widestYear.ts';

const years = Array.from({ length: 30 }, (_, index) => index);

test('names an area where it is highest, but not so close to an edge that its name would leave the chart', () => {
  expect(widestYear(years, 5)).toBe(25);
  expect(widestYear(years.toReversed(), 5)).toBe(4);
});

test('names no area that is lower than its name', () => {
  expect(widestYear(years, 40)).toBeUndefined();
  expect(widestYear([9], 5)).toBeUndefined();
});
