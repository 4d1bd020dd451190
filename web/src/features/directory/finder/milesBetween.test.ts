import { expect, it } from 'vitest';
import { formatMilesAway, milesBetween } from './milesBetween.ts';

it('measures in miles, the same both ways', () => {
  // The airports JFK and LAX: some 2,475 miles.
  const kennedy = [40.6398, -73.7789] as const;
  const losAngeles = [33.9425, -118.4081] as const;
  expect(milesBetween(kennedy, losAngeles)).toBeCloseTo(2472, -1);
  expect(milesBetween(losAngeles, kennedy)).toBe(milesBetween(kennedy, losAngeles));
  expect(milesBetween(kennedy, kennedy)).toBe(0);
  // A degree of latitude.
  expect(milesBetween([40, -74], [41, -74])).toBeCloseTo(69.1, 1);
});

it.each([
  [0, 'less than 1 mile away'],
  [0.99, 'less than 1 mile away'],
  [1, '1 mi away'],
  [3.6, '4 mi away'],
  [2432.2, '2,432 mi away'],
])('formats %d miles as "%s"', (miles, words) => {
  expect(formatMilesAway(miles)).toBe(words);
});
