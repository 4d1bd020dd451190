import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisTicks, formatTick, labeledYears } from './axisTicks.ts';

it.each([
  [0, 29_555, [0, 10_000, 20_000, 30_000]],
  [0, 400_000, [0, 100_000, 200_000, 300_000, 400_000]],
  [-30_000, 120_000, [-50_000, 0, 50_000, 100_000, 150_000]],
  [0, 0, [0, 0.25]],
])('from %d to %d', (low, high, ticks) => expect(axisTicks(low, high)).toEqual(ticks));

it('covers every value with a handful of ticks', () => {
  const dollars = fc.integer({ min: -100_000_000, max: 100_000_000 });
  fc.assert(
    fc.property(dollars, dollars, (one, other) => {
      const ticks = axisTicks(Math.min(one, other), Math.max(one, other));
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(one, other, 0));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(one, other, 0));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});

it('labels round years', () => {
  const years = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(labeledYears(years)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  expect(labeledYears(years.slice(0, 7))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(labeledYears(years.slice(0, 10))).toHaveLength(10);
  expect(labeledYears([1])).toEqual([1]);
});

it('labels round years evenly, and the marked one if it doesn’t overlap', () => {
  const years = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(labeledYears(years.slice(0, 15), 7)).toEqual([1, 5, 7, 10, 15]);
  expect(labeledYears(years.slice(0, 15), 6)).toEqual([1, 5, 10, 15]);
  expect(labeledYears(years, 12)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  expect(labeledYears(years.slice(0, 10), 5)).toHaveLength(10);
});

it('abbreviates dollars', () => {
  expect([0, 2500, 12_500, 400_000, 1_200_000, -50_000].map(formatTick)).toEqual([
    '$0',
    '$2.5K',
    '$12.5K',
    '$400K',
    '$1.2M',
    '−$50K',
  ]);
});
