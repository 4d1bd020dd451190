import { expect, test } from 'vitest';
import { widestYear } from './widestYear.ts';

const years = Array.from({ length: 30 }, (_, index) => index);

test('labels an area where it’s highest, but not so close to an edge that the label would overflow', () => {
  expect(widestYear(years, 5)).toBe(25);
  expect(widestYear(years.toReversed(), 5)).toBe(4);
});

test('labels no area that is lower than its label', () => {
  expect(widestYear(years, 40)).toBeUndefined();
  expect(widestYear([9], 5)).toBeUndefined();
});
