import type { Box, MapPoint, Shape, StateMap, Town } from './stateMap.ts';

/** Resolution of the search for positions that fit a name. */
const [COLUMNS, ROWS] = [24, 18];
/** Sample points of a shape that must be in the frame for it to get a name: with fewer it would be a sliver. */
const MIN_POINTS = 6;

/** Returns the corners of a shape's rings. */
export function readRings(path: string): MapPoint[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return numbers.flatMap((number, index): MapPoint[] => {
        if (index % 2 === 0) {
          x += number;
          return [];
        }
        y += number;
        return [[x, y]];
      });
    });
}

const known = new WeakMap<Shape, readonly MapPoint[][]>();

/** Returns a shape's rings, parsed once. */
function ringsOf(shape: Shape): readonly MapPoint[][] {
  const rings = known.get(shape) ?? readRings(shape.path);
  known.set(shape, rings);
  return rings;
}

/** Returns whether a point is inside a ring: a line to the east crosses it an odd number of times. */
export function isInRing(ring: readonly MapPoint[], [x, y]: MapPoint): boolean {
  let isInside = false;
  let [x0, y0] = ring.at(-1) ?? [x, y];
  for (const [x1, y1] of ring) {
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isInside = !isInside;
    x0 = x1;
    y0 = y1;
  }
  return isInside;
}

/**
 * Returns whether a point is inside a shape. Optimized, because a map checks this thousands of times, mostly for shapes that are far away.
 */
export function isInShape(shape: Shape, point: MapPoint): boolean {
  const [x, y] = point;
  const [left, top, right, bottom] = shape.box;
  if (x < left || x > right || y < top || y > bottom) return false;
  return ringsOf(shape).some((ring) => isInRing(ring, point));
}

/** The size of a letter and a line of a name in a phone's frame, which is the smallest. */
const [LETTER, LINE] = [0.023, 0.055];

/** Returns points on the edge of a name's area. */
const around = ([x, y]: MapPoint, [across, up]: readonly [number, number]): MapPoint[] =>
  [-1, -0.5, 0, 0.5, 1].flatMap((part): MapPoint[] => [
    [x + part * across, y - up],
    [x + part * across, y + up],
  ]);

/**
 * Returns the positions for the names of shapes: in the middle of each shape's visible part, clear of the frame's edges and of taken areas.
 * A name that would cross a line is left out.
 */
export function labelPlaces(
  shapes: readonly Shape[],
  [left, top, right, bottom]: Box,
  taken: readonly Box[],
): MapName[] {
  const points = Array.from(
    { length: COLUMNS * ROWS },
    (_, index): MapPoint => [
      left + ((right - left) * ((index % COLUMNS) + 0.5)) / COLUMNS,
      top + ((bottom - top) * (Math.floor(index / COLUMNS) + 0.5)) / ROWS,
    ],
  );
  const occupied = [...taken];
  const isFree = ([x, y]: MapPoint) =>
    x > left + (right - left) * 0.1 &&
    x < right - (right - left) * 0.1 &&
    y > top + (bottom - top) * 0.05 &&
    y < bottom - (bottom - top) * 0.14 &&
    !occupied.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1);
  return [...new Set(shapes.map(({ name }) => name))].flatMap((name) => {
    const parts = shapes.filter((shape) => shape.name === name);
    const within = points.filter((point) => parts.some((part) => isInShape(part, point)));
    if (within.length < MIN_POINTS) return [];
    const half = [((right - left) * LETTER * name.length) / 2, ((bottom - top) * LINE) / 2] as const;
    const fits = (point: MapPoint) => {
      const room = around(point, half);
      return (
        room.every(([x]) => x > left && x < right) &&
        parts.flatMap(ringsOf).some((ring) => room.every((each) => isInRing(ring, each)))
      );
    };
    const middle: MapPoint = [
      within.reduce((sum, [x]) => sum + x, 0) / within.length,
      within.reduce((sum, [, y]) => sum + y, 0) / within.length,
    ];
    const distance = ([x, y]: MapPoint) => Math.hypot(x - middle[0], y - middle[1]);
    const [at] = within
      .filter((point) => isFree(point) && fits(point))
      .toSorted((one, other) => distance(one) - distance(other));
    if (!at) return [];
    const [x, y] = at;
    const [across, up] = [(right - left) * 0.24, (bottom - top) * 0.07];
    occupied.push([x - across, y - up, x + across, y + up]);
    return [{ name, at }];
  });
}

/** Returns whether two boxes don't overlap. */
export const isApart = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean =>
  x1 < left || x0 > right || y1 < top || y0 > bottom;

/** Returns a name's area, extended by half of a county's name on each side. */
export const withRoomForNames = ([x0, y0, x1, y1]: Box, width: number): Box => [
  x0 - width * 0.16,
  y0 - width * 0.045,
  x1 + width * 0.16,
  y1 + width * 0.045,
];

/** Maximum number of named towns: more would hide the branches. */
const MAX_TOWNS = 14;

export interface MapName {
  name: string;
  at: MapPoint;
}

export interface TownName extends MapName {
  /** Side of the dot on which the name is. */
  side: 'right' | 'above' | 'left';
  /** The area of the dot and the name. */
  room: Box;
}

/** Pixels for a letter and half a line of a town's name, and from its dot to the start of the name. */
const [TOWN_LETTER, TOWN_HALF_LINE, TOWN_DOT] = [7.4, 7, 8];

/**
 * Returns the largest towns in a frame that can be labeled at their dots: on land, clear of the frame's edges, of taken areas and of each
 * other. `pixel`: the size of a pixel in map units.
 */
export function townPlaces(
  towns: readonly Town[],
  [left, top, right, bottom]: Box,
  pixel: number,
  taken: readonly Box[],
  land: readonly Shape[],
): TownName[] {
  const named: TownName[] = [];
  // A name across the coast is hard to read, and its letters take up less than its area.
  const isOnLand = ([x0, y0, x1, y1]: Box) =>
    around([(x0 + x1) / 2, (y0 + y1) / 2], [(x1 - x0) * 0.4, (y1 - y0) * 0.3]).every((point) =>
      land.some((shape) => isInShape(shape, point)),
    );
  const [dot, half, edge] = [TOWN_DOT * pixel, TOWN_HALF_LINE * pixel, 6 * pixel];
  for (const [name, x, y] of towns) {
    const long = TOWN_LETTER * pixel * name.length + dot;
    const sides: Pick<TownName, 'side' | 'room'>[] = [
      { side: 'right', room: [x - dot, y - half, x + long, y + half] },
      { side: 'above', room: [x - long / 2, y - 3 * half, x + long / 2, y + half / 2] },
      { side: 'left', room: [x - long, y - half, x + dot, y + half] },
    ];
    const found = sides.find(
      ({ room: [x0, y0, x1, y1] }) =>
        x0 > left + edge &&
        x1 < right - edge &&
        y0 > top + edge &&
        y1 < bottom - edge &&
        [...taken, ...named.map(({ room }) => room)].every((each) => isApart([x0, y0, x1, y1], each)) &&
        isOnLand([x0, y0, x1, y1]),
    );
    if (found) named.push({ name, at: [x, y], ...found });
    if (named.length === MAX_TOWNS) break;
  }
  return named;
}

/** Pixels for a letter and a line of a water's name. */
const [WATER_LETTER, WATER_LINE] = [7.4, 18];

/** Returns half the size of a water's name, which has one word on each of two lines. */
const sizeOfWater = (name: string, pixel: number): readonly [across: number, up: number] => {
  const letters = Math.max(...name.split(' ').map(({ length }) => length));
  return [(WATER_LETTER * letters * pixel) / 2, WATER_LINE * pixel];
};

/** Returns the area of a water's name at its place. */
export function roomOfWater({ name, at: [x, y] }: MapName, pixel: number): Box {
  const [across, up] = sizeOfWater(name, pixel);
  return [x - across, y - up, x + across, y + up];
}

/** Returns the names of a frame's waters that there's room for. */
export function waterPlaces(
  waters: StateMap['waters'],
  land: readonly Shape[],
  [left, top, right, bottom]: Box,
  pixel: number,
  taken: readonly Box[],
): MapName[] {
  const edge = 10 * pixel;
  return Object.entries(waters).flatMap(([name, numbers]) => {
    const [across, up] = sizeOfWater(name, pixel);
    const roomAt = ([x, y]: MapPoint): Box => [x - across, y - up, x + across, y + up];
    const points = numbers.flatMap((x, index): MapPoint[] =>
      index % 2 ? [] : [[x, numbers[index + 1] ?? 0]],
    );
    const free = points.filter((point) => {
      const room = roomAt(point);
      return (
        room[0] > left + edge &&
        room[1] > top + edge &&
        room[2] < right - edge &&
        room[3] < bottom - edge &&
        taken.every((each) => isApart(room, each)) &&
        !around(point, [across, up]).some((each) => land.some((shape) => isInShape(shape, each)))
      );
    });
    const middle = free[Math.floor(free.length / 2)];
    return middle ? [{ name, at: middle }] : [];
  });
}
