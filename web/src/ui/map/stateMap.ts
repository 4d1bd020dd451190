import type { Branch } from '@brokerage/domain/directory/branch';
import { branchZip } from '../../lib/directory/branchZip.ts';

/** West, north, east and south edge, in tenths of a mile. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type Place = readonly [x: number, y: number];

export interface Shape {
  /** A county's name; of the states around, their two-letter code. */
  name: string;
  box: Box;
  /** Rings, each from a point of the map (`M`) on in differences (`l`). */
  path: string;
}

export type Town = readonly [name: string, ...place: Place];

/** A river, bay or strait that a border runs in. */
interface River {
  /** In tenths of a mile. */
  width: number;
  path: string;
}

/** A state as tools/stateMaps.ts writes it: tenths of a mile from its north-western corner. */
export interface StateMap {
  counties: readonly Shape[];
  /** Counties of the states around. */
  around: readonly Shape[];
  rivers: readonly River[];
  /** Of the state and around it, the largest first. */
  towns: readonly Town[];
  /** Points in the named waters: across and down, one after the other. */
  waters: Readonly<Record<string, readonly number[]>>;
  /** The middle of each ZIP code's area. */
  zips: Readonly<Record<string, Place>>;
}

/** Width by height of a map's picture: the same everywhere, or one for a narrow window and one for a wide one. */
export interface MapShape {
  narrow: number;
  wide: number;
  /** Pixels across where the picture is smallest, and its words take up most of it. */
  least: number;
  /** Pixels across from which on it has room for more towns. */
  large: number;
}

export const MAP_SHAPES = {
  even: { narrow: 5 / 4, wide: 5 / 4, least: 300, large: 520 },
  /** Two states side by side, at equal height; the one with more branches is the main one. */
  main: { narrow: 5 / 4, wide: 3 / 2, least: 300, large: 520 },
  side: { narrow: 3 / 2, wide: 4 / 5, least: 225, large: 340 },
  /** Across the page. */
  band: { narrow: 5 / 4, wide: 5 / 2, least: 300, large: 520 },
} as const satisfies Record<string, MapShape>;

/** From this width a map has its wide shape: two maps side by side have room for their names. */
export const WIDE_MAPS = '@media (min-width: 720px)';

/** A tenth of a mile is about the precision of the source. */
export const UNITS_PER_MILE = 10;
/** Wide enough to show the next towns, where there is a single branch. */
const LEAST_WIDTH = 26 * UNITS_PER_MILE;
/** Around the branches, with room for their names at the right. */
const PADDING = { right: 12 * UNITS_PER_MILE, other: 6 * UNITS_PER_MILE };

/** Returns where a branch is on its state's map: the middle of its ZIP code; undefined where that has no area. */
export const findPlace = ({ zips }: StateMap, branch: Branch): Place | undefined => zips[branchZip(branch)];

/** Returns the distance between two places of a state, in miles. */
export const milesOnMap = ([x0, y0]: Place, [x1, y1]: Place): number =>
  Math.hypot(x1 - x0, y1 - y0) / UNITS_PER_MILE;

/**
 * Returns the part of a map that is drawn: as tall as the taller of both pictures. The other one shows the middle of it (`seenInBoth`),
 * which has all places.
 */
export function frameAround(places: readonly Place[], { narrow, wide }: MapShape = MAP_SHAPES.even): Box {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - PADDING.other, Math.max(...xs) + PADDING.right];
  const [top, bottom] = [Math.min(...ys) - PADDING.other, Math.max(...ys) + PADDING.other];
  const width = Math.max(LEAST_WIDTH, right - left, (bottom - top) * Math.max(narrow, wide));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const height = width / Math.min(narrow, wide);
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** Returns the middle of a frame, which both pictures show. */
export function seenInBoth([left, top, right, bottom]: Box, { narrow, wide }: MapShape): Box {
  const hidden = (bottom - top - (right - left) / Math.max(narrow, wide)) / 2;
  return [left, top + hidden, right, bottom - hidden];
}

/** Returns whether a frame shows part of a shape. */
export const isInFrame = ([left, top, right, bottom]: Box, [x0, y0, x1, y1]: Box): boolean =>
  x0 < right && x1 > left && y0 < bottom && y1 > top;
