import { expect, it } from 'vitest';
import { labelPlaces, townPlaces, waterPlaces } from './labelPlaces.ts';
import { frameAround, MAP_SHAPES, milesOnMap, type Shape, seenInBoth } from './stateMap.ts';
import { stateOutline } from './stateOutline.ts';

it('frames a single branch with the towns around it, and several with all of them', () => {
  const [left, top, right, bottom] = frameAround([[1000, 500]]);
  expect(right - left).toBeGreaterThanOrEqual(240);
  expect((right - left) / (bottom - top)).toBeCloseTo(MAP_SHAPES.even.wide);
  const [west, north, east, south] = frameAround([
    [0, 0],
    [0, 2000],
  ]);
  expect(north).toBeLessThan(0);
  expect(south).toBeGreaterThan(2000);
  expect((east - west) / (south - north)).toBeCloseTo(MAP_SHAPES.even.wide);
});

it.each(Object.entries(MAP_SHAPES))('shows all branches in both map sizes: %s', (_, shape) => {
  const frame = frameAround(
    [
      [0, 0],
      [300, 2000],
    ],
    shape,
  );
  const [west, north, east, south] = seenInBoth(frame, shape);
  expect(north).toBeLessThan(0);
  expect(south).toBeGreaterThan(2000);
  expect((east - west) / (south - north)).toBeCloseTo(Math.max(shape.narrow, shape.wide));
  expect((frame[2] - frame[0]) / (frame[3] - frame[1])).toBeCloseTo(Math.min(shape.narrow, shape.wide));
});

it('measures in miles', () => {
  expect(milesOnMap([0, 0], [30, 40])).toBe(5);
});

const square = (name: string, x: number): Shape => ({
  name,
  box: [x, 0, x + 100, 100],
  path: `M${x} 0l100 0 0 100-100 0z`,
});

it('labels what a frame shows without overlap, and skips a sliver', () => {
  const shapes = [square('West', 0), square('East', 100), square('Beyond', 195)];
  const places = labelPlaces(shapes, [0, 0, 200, 100], [[0, 0, 100, 60]]);
  expect(places.map(({ name }) => name)).toEqual(['West', 'East']);
  const [west, east] = places;
  expect(west?.at[0]).toBeLessThan(100);
  expect(west?.at[1]).toBeGreaterThan(60);
  expect(east?.at[0]).toBeGreaterThan(100);
});

it('labels the first one if there is space for one name', () => {
  const shapes = [square('Around', 0), square('Branches', 10)];
  const names = (each: readonly Shape[]) =>
    labelPlaces(each, [0, 0, 200, 100], [[0, 0, 200, 80]]).map(({ name }) => name);
  expect(names(shapes)).toEqual(['Around']);
  expect(names(shapes.toReversed())).toEqual(['Branches']);
});

it('skips a name that would cross a line', () => {
  const shapes = [square('West', 0), square('A county with a very long name', 100)];
  expect(labelPlaces(shapes, [0, 0, 200, 100], []).map(({ name }) => name)).toEqual(['West']);
});

it('labels the largest towns on a free side, without overlap or clipping', () => {
  const towns = townPlaces(
    [
      ['Largeville', 400, 300],
      ['Nextville', 410, 306],
      ['Eastville', 700, 400],
      ['Cornerville', 770, 40],
      ['Pinned', 200, 100],
      ['Edge', 500, 598],
    ],
    [0, 0, 800, 600],
    2,
    [[150, 50, 350, 150]],
    [{ name: 'Land', box: [0, 0, 800, 600], path: 'M0 0l800 0 0 600-800 0z' }],
  );
  expect(towns.map(({ name, side }) => [name, side])).toEqual([
    ['Largeville', 'right'],
    ['Eastville', 'above'],
    ['Cornerville', 'left'],
  ]);
});

it('labels no town whose name would cross the coast', () => {
  const coast = [{ name: 'Land', box: [300, 0, 800, 600], path: 'M300 0l500 0 0 600-500 0z' }] as const;
  const towns = townPlaces(
    [
      ['Seaside', 310, 300],
      ['Beachtown', 305, 100],
    ],
    [0, 0, 800, 600],
    2,
    [[330, 0, 800, 200]],
    coast,
  );
  expect(towns.map(({ name, side }) => [name, side])).toEqual([['Seaside', 'right']]);
});

it('labels water if its name fits next to the land', () => {
  const waters = { 'Wide Ocean': [50, 50, 300, 50], 'Small Bay': [90, 50] };
  expect(waterPlaces(waters, [square('Land', 0)], [0, 0, 400, 300], 1, [])).toEqual([
    { name: 'Wide Ocean', at: [300, 50] },
  ]);
});

it('draws a state in few points, with the frame’s position', () => {
  const { path, width, height, toSteps } = stateOutline({
    counties: [square('West', 0), square('East', 100)],
    around: [],
    rivers: [],
    towns: [],
    waters: {},
    zips: {},
  });
  expect([width, height]).toEqual([96, 48]);
  expect(path).toBe('M0 0l48 0l0 48l-48 0zM48 0l48 0l0 48l-48 0z');
  expect(toSteps([50, 0, 100, 100])).toEqual([24, 0, 48, 48]);
});
