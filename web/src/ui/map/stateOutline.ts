import { readRings } from './labelPlaces.ts';
import type { Box, MapPoint, StateMap } from './stateMap.ts';

/** Steps along the longer side of a state; more wouldn't be visible at stamp size. */
const STEPS = 96;

interface StateOutline {
  /** All counties in one path, in steps from the state's northwest corner. */
  path: string;
  width: number;
  height: number;
  /** Converts a frame of the map to steps. */
  toSteps: (frame: Box) => Box;
}

/** Returns a state simplified to few points, so that a small drawing of it stays small in bytes. */
export function stateOutline({ counties }: StateMap): StateOutline {
  const boxes = counties.map(({ box }) => box);
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...boxes.map(([, , x]) => x)), Math.max(...boxes.map(([, , , y]) => y))];
  const unit = Math.max(right - left, bottom - top) / STEPS;
  const round = ([x, y]: MapPoint): MapPoint => [Math.round((x - left) / unit), Math.round((y - top) / unit)];
  const rings = counties
    .flatMap(({ path }) => readRings(path))
    .map((ring) => withoutRepeats(ring.map(round)));
  return {
    path: rings
      .filter((ring) => ring.length > 2)
      .map(toPath)
      .join(''),
    width: (right - left) / unit,
    height: (bottom - top) / unit,
    toSteps: ([x0, y0, x1, y1]) => [
      (x0 - left) / unit,
      (y0 - top) / unit,
      (x1 - left) / unit,
      (y1 - top) / unit,
    ],
  };
}

/** Returns a ring as differences between points, which compress to half the size of the points themselves. */
const toPath = (ring: readonly MapPoint[]): string => {
  const steps = ring.map(([x, y], index) => {
    const [fromX, fromY] = ring[index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${steps.join('l')}z`;
};

const withoutRepeats = (ring: readonly MapPoint[]): MapPoint[] =>
  ring.filter(([x, y], index) => {
    const before = ring[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
