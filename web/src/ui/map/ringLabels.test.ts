import { expect, it } from 'vitest';
import { ringLabels } from './ringLabels.ts';

it('labels a circle’s distance at its top', () => {
  expect(ringLabels([500, 500], [5, 10], [0, 0, 1000, 1000], 1, [])).toEqual([
    { name: '5 mi', at: [500, 450] },
    { name: '10 mi', at: [500, 400] },
  ]);
});

it('moves along the circle to a free spot', () => {
  const [label] = ringLabels([500, 500], [5], [0, 0, 1000, 1000], 1, [[400, 400, 600, 500]]);
  expect(label?.at[1]).toBeGreaterThan(500);
});

it('doesn’t label a circle outside the map, or without space', () => {
  expect(ringLabels([500, 500], [10], [450, 450, 550, 550], 1, [])).toEqual([]);
  expect(ringLabels([500, 500], [5], [0, 0, 1000, 1000], 1, [[400, 400, 600, 600]])).toEqual([]);
});
