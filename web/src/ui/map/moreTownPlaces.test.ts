import { expect, it } from 'vitest';
import { moreTownPlaces, shrinkTo } from './moreTownPlaces.ts';

const map = {
  labels: [{ name: 'A county', at: [300, 300] as const }],
  taken: [[0, 0, 100, 100] as const],
  seen: [0, 0, 600, 600] as const,
  largePixel: 1,
  land: [{ name: 'Land', box: [0, 0, 600, 600] as const, path: 'M0 0l600 0 0 600-600 0z' }],
};

it('names towns without overlapping existing names', () => {
  const towns = moreTownPlaces({
    ...map,
    towns: [
      ['Inset', 50, 50],
      ['Labeled', 295, 300],
      ['Free', 400, 450],
    ],
  });
  expect(towns.map(({ name }) => name)).toEqual(['Free']);
});

it('a name of the same size takes up less of a large map', () => {
  expect(shrinkTo([10, 10], [6, 8, 30, 12], 0.5)).toEqual([8, 9, 20, 11]);
});
