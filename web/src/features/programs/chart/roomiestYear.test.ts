import { expect, test } from 'vitest';
import { roomiestYear } from './roomiestYear.ts';

const years = Array.from({ length: 30 }, (_, index) => index);

test('names an area where it is highest, but not so close to an edge that its name would leave the chart', () => {
  expect(roomiestYear(years, 5)).toBe(25);
  expect(roomiestYear(years.toReversed(), 5)).toBe(4);
});

test('names no area that is lower than its name', () => {
  expect(roomiestYear(years, 40)).toBeUndefined();
  expect(roomiestYear([9], 5)).toBeUndefined();
});
