import type { Branch } from '@brokerage/domain/directory/branch';
import { branchZip } from '../../lib/directory/branchZip.ts';

/** West, north, east and south edge, in tenths of a mile. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type MapPoint = readonly [x: number, y: number];

export interface Shape {
  /** A county's name; for neighboring states, their two-letter code. */
  name: string;
  box: Box;
  /** Rings, each as a start point (`M`) followed by relative lines (`l`). */
  path: string;
}

export type Town = readonly [name: string, ...place: MapPoint];

/** A river, bay or strait along a border. */
interface River {
  /** In tenths of a mile. */
  width: number;
  path: string;
}

/** A state as written by tools/stateMaps.ts: in tenths of a mile from its northwest corner. */
export interface StateMap {
  counties: readonly Shape[];
  /** Counties of the states around. */
  around: readonly Shape[];
  rivers: readonly River[];
  /** Towns in and around the state, largest first. */
  towns: readonly Town[];
  /** Points in the named waters: across and down, one after the other. */
  waters: Readonly<Record<string, readonly number[]>>;
  /** The middle of each ZIP code's area. */
  zips: Readonly<Record<string, MapPoint>>;
}

/** Aspect ratio of a map's picture: one for all widths, or one for a narrow window and one for a wide one. */
export interface MapShape {
  narrow: number;
  wide: number;
  /** The smallest width of the picture in pixels, where its labels cover the most. */
  minWidth: number;
  /** Width in pixels from which there's room for more towns. */
  large: number;
}

export const MAP_SHAPES = {
  even: { narrow: 5 / 4, wide: 5 / 4, minWidth: 300, large: 520 },
  /** Two states side by side, at equal height; the one with more branches is the main one. */
  main: { narrow: 5 / 4, wide: 3 / 2, minWidth: 300, large: 520 },
  side: { narrow: 3 / 2, wide: 4 / 5, minWidth: 225, large: 340 },
  /** Across the page. */
  band: { narrow: 5 / 4, wide: 5 / 2, minWidth: 300, large: 520 },
} as const satisfies Record<string, MapShape>;

/** From this width a map has its wide shape: two maps side by side have room for their names. */
export const WIDE_MAPS = '@media (min-width: 720px)';

/** A tenth of a mile is about the precision of the source. */
export const UNITS_PER_MILE = 10;
/** Wide enough to show the nearest towns if there is only one branch. */
const MIN_WIDTH = 26 * UNITS_PER_MILE;
/** Around the branches, with room for their names at the right. */
const PADDING = { right: 12 * UNITS_PER_MILE, other: 6 * UNITS_PER_MILE };

/** Returns a branch's location on its state's map, the center of its ZIP code; undefined if that has no area. */
export const findPlace = ({ zips }: StateMap, branch: Branch): MapPoint | undefined =>
  zips[branchZip(branch)];

/** Returns the distance between two places on a map, in miles. */
export const milesOnMap = ([x0, y0]: MapPoint, [x1, y1]: MapPoint): number =>
  Math.hypot(x1 - x0, y1 - y0) / UNITS_PER_MILE;

/**
 * Returns the frame to draw, as tall as the taller of both pictures. The other picture shows its middle (`seenInBoth`), which contains all
 * places.
 */
export function frameAround(places: readonly MapPoint[], { narrow, wide }: MapShape = MAP_SHAPES.even): Box {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - PADDING.other, Math.max(...xs) + PADDING.right];
  const [top, bottom] = [Math.min(...ys) - PADDING.other, Math.max(...ys) + PADDING.other];
  const width = Math.max(MIN_WIDTH, right - left, (bottom - top) * Math.max(narrow, wide));
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
