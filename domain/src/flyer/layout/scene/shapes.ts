import type { Box, Path } from './scene.ts';

/** How far the handles of a Bézier curve lie from the ends of a quarter circle. */
const ARC = 0.5523;

/** Returns the area with its left upper corner at a point. */
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Returns the outline of an area. */
export const rectangle = ({ x, y, width, height }: Box): Path => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

/** Corners clockwise from the top left. */
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

/** Returns the outline of an area whose corners are all rounded alike. */
export const roundedBox = (area: Box, radius: number): Path =>
  rounded(area, [radius, radius, radius, radius]);

/** Returns a window with a round top. */
export const arch = (area: Box): Path =>
  rounded(area, [Math.min(area.width / 2, area.height), Math.min(area.width / 2, area.height), 0, 0]);

/** Returns the same with soft corners at its foot. */
export function softArch(area: Box): Path {
  const top = Math.min(area.width / 2, area.height);
  const foot = Math.min(SOFT, Math.max(0, area.height - top));
  return rounded(area, [top, top, foot, foot]);
}

const SOFT = 14;

/** Returns a circle around a point. */
export const circle = (centerX: number, centerY: number, radius: number): Path =>
  roundedBox(box(centerX - radius, centerY - radius, radius * 2, radius * 2), radius);

/** Returns a line between two points. */
export const line = (x1: number, y1: number, x2: number, y2: number): Path => [
  ['M', x1, y1],
  ['L', x2, y2],
];

/** Returns a closed outline through the points. */
export const polygon = (...points: readonly (readonly [number, number])[]): Path => [
  ...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
];
