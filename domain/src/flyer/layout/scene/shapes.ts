import type { Box, Path, PathStep } from './scene.ts';

/** Distance of a Bézier curve's handles from the ends of a quarter circle, as a share of the radius. */
const ARC = 0.5523;

/** Returns a box from its top left corner and size. */
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Returns the outline of a box. */
export const rectangle = ({ x, y, width, height }: Box): Path => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

/** Returns a rectangle with rounded corners, given clockwise from the top left. */
export function rounded(
  { x, y, width, height }: Box,
  [a, b, c, d]: readonly [number, number, number, number],
): Path {
  const right = x + width;
  const bottom = y + height;
  const k = 1 - ARC;
  return [
    ['M', x + a, y],
    ['L', right - b, y],
    ['C', right - b * k, y, right, y + b * k, right, y + b],
    ['L', right, bottom - c],
    ['C', right, bottom - c * k, right - c * k, bottom, right - c, bottom],
    ['L', x + d, bottom],
    ['C', x + d * k, bottom, x, bottom - d * k, x, bottom - d],
    ['L', x, y + a],
    ['C', x, y + a * k, x + a * k, y, x + a, y],
    ['Z'],
  ];
}

/** Returns a rectangle with the same radius at every corner. */
export const roundedBox = (area: Box, radius: number): Path =>
  rounded(area, [radius, radius, radius, radius]);

/** Returns the outline of a window with a round top. */
export const arch = (area: Box): Path =>
  rounded(area, [Math.min(area.width / 2, area.height), Math.min(area.width / 2, area.height), 0, 0]);

/** Returns the same with slightly rounded lower corners. */
export function softArch(area: Box): Path {
  const top = Math.min(area.width / 2, area.height);
  const foot = Math.min(SOFT, Math.max(0, area.height - top));
  return rounded(area, [top, top, foot, foot]);
}

const SOFT = 14;

/** Returns a circle around a center. */
export const circle = (centerX: number, centerY: number, radius: number): Path =>
  roundedBox(box(centerX - radius, centerY - radius, radius * 2, radius * 2), radius);

/** Returns a line between two points. */
export const line = (x1: number, y1: number, x2: number, y2: number): Path => [
  ['M', x1, y1],
  ['L', x2, y2],
];

/** Returns a closed polygon through the points. */
export const polygon = (...points: readonly (readonly [number, number])[]): Path => [
  ...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
];

/**
 * Returns a step of a path. The cast is needed because TypeScript can't match a letter with the number of its coordinates. The steps come
 * from valid paths: other steps, or the shapes that `npm run draw` writes.
 */
export const toPathStep = (letter: string | undefined, coordinates: readonly number[]): PathStep =>
  [letter, ...coordinates] as unknown as PathStep;

/** Returns a path with all its points moved. */
export const mapPath = (path: Path, toPoint: (x: number, y: number) => readonly [number, number]): Path =>
  path.map(([letter, ...numbers]) => {
    const points: number[] = [];
    for (let index = 0; index < numbers.length; index += 2)
      points.push(...toPoint(numbers[index] ?? 0, numbers[index + 1] ?? 0));
    return toPathStep(letter, points);
  });
