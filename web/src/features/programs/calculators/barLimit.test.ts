import { expect, it } from 'vitest';
import { barLimit, clip } from './barLimit.ts';

it.each([
  ['bars of like length stay whole', [10, -8, 5], 10],
  ['the longest stays whole up to three times the next', [-30, 10, 8], 30],
  ['an outlier is cut at twice the next', [-100, 10, 8], 20],
  ['one bar alone stays whole', [40], 40],
  ['a bar among zeros stays whole', [0, -40, 0], 40],
  ['without bars there is nothing to cut', [], 0],
])('%s', (_case, values, limit) => {
  expect(barLimit(values)).toBe(limit);
});

it('cuts a bar on its own side of zero', () => {
  expect([100, -100, 20, -20, 0].map((value) => clip(value, 25))).toEqual([25, -25, 20, -20, 0]);
});
