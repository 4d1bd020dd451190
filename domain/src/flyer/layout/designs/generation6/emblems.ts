import type { Page } from '../../page/page.ts';
import { palette } from '../../scene/palette.ts';
import type { Box, Path, PathOp } from '../../scene/scene.ts';
import { box, circle, mapPath, polygon, rectangle, rounded, roundedBox } from '../../scene/shapes.ts';

/** A drawing that shows what a flyer without a photo is for. */
export type Emblem = (page: Page, area: Box) => void;

type Paint = Omit<PathOp, 'kind' | 'path' | 'clip'>;

/** Side of the square that the drawings are designed on. */
const SIDE = 100;

function turned(path: Path, degrees: number, [centerX, centerY]: readonly [number, number]): Path {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return mapPath(path, (x, y) => [
    centerX + (x - centerX) * cosine - (y - centerY) * sine,
    centerY + (x - centerX) * sine + (y - centerY) * cosine,
  ]);
}

/** Returns a function that draws on the largest square that fits the area, centered at its foot. */
function pen(page: Page, area: Box) {
  const scale = Math.min(area.width, area.height) / SIDE;
  const left = area.x + (area.width - SIDE * scale) / 2;
  const top = area.y + area.height - SIDE * scale;
  return (path: Path, { strokeWidth, ...paint }: Paint) =>
    page.path(
      mapPath(path, (x, y) => [left + x * scale, top + y * scale]),
      { ...paint, ...(strokeWidth !== undefined && { strokeWidth: strokeWidth * scale }) },
    );
}

/** Draws a key and a house-shaped tag on one ring. */
export const keys: Emblem = (page, area) => {
  const draw = pen(page, area);
  const ring = [50, 20] as const;
  const hang = (path: Path, degrees: number, paint: Paint) => draw(turned(path, degrees, ring), paint);
  const tag = 22;
  const house = polygon([50, 34], [68, 50], [68, 82], [32, 82], [32, 50]);
  hang(house, -tag, { fill: palette.card });
  hang(rounded(box(45, 62, 10, 20), [5, 5, 0, 0]), -tag, { fill: palette.evergreen });
  for (const x of [37, 58]) hang(rectangle(box(x, 62, 5, 7)), -tag, { fill: palette.sage });
  hang(circle(50, 43, 3), -tag, { fill: palette.evergreen });
  const angle = 24;
  hang(rectangle(box(46.5, 48, 7, 45)), angle, { fill: palette.gold });
  for (const [y, width] of [
    [76, 11],
    [86, 15],
  ] as const)
    hang(rectangle(box(53, y, width, 6)), angle, { fill: palette.gold });
  hang(circle(50, 37, 15), angle, { fill: palette.gold });
  hang(circle(50, 34, 6), angle, { fill: palette.evergreen });
  draw(circle(50, 17, 14), { stroke: palette.sand, strokeWidth: 3.2 });
};

/** Draws an open front door with light inside and a plant on either side. */
export const openDoor: Emblem = (page, area) => {
  const draw = pen(page, area);
  const floor = 88;
  const fill = (color: string, ...paths: readonly Path[]) => {
    for (const path of paths) draw(path, { fill: color });
  };
  const bar = (...[x, y, width, height]: readonly [number, number, number, number]) =>
    rectangle(box(x, y, width, height));
  const { sand, evergreen, card, gold, brass, moss } = palette;
  fill(sand, polygon([36, floor], [64, floor], [82, 100], [18, 100]));
  fill(evergreen, polygon([26, 20], [50, 3], [74, 20]));
  fill(card, polygon([35, 18], [50, 7.5], [65, 18]));
  fill(evergreen, bar(24, 19, 52, 5));
  fill(card, bar(28, 24, 44, floor - 24));
  // The hall inside: a floor, a wall, the stairs and a lamp.
  fill(gold, bar(34, 70, 32, 18));
  fill(sand, bar(34, 30, 32, 40));
  fill(brass, bar(46, 81, 20, 7), bar(51, 74, 15, 7), bar(56, 67, 10, 7), bar(61, 60, 5, 7));
  fill(brass, bar(49.6, 30, 0.8, 7));
  fill(gold, polygon([47, 40], [48.5, 36], [51.5, 36], [53, 40]));
  // The door opens into the hall.
  fill(evergreen, polygon([34, 30], [46, 34], [46, 84], [34, floor]));
  for (const [top, foot] of [
    [38, 54],
    [60, 78],
  ] as const)
    fill(moss, polygon([36.5, top], [43.5, top + 1.4], [43.5, foot - 0.6], [36.5, foot]));
  fill(gold, circle(44.4, 58, 1.1));
  fill(moss, bar(22, floor, 56, 3));
  fill(evergreen, bar(16, floor + 3, 68, 3));
  for (const x of [17, 83]) {
    fill(moss, circle(x, 60, 8.5));
    fill(evergreen, circle(x, 71, 10));
    fill(brass, polygon([x - 8, 77], [x + 8, 77], [x + 6, floor + 3], [x - 6, floor + 3]));
  }
  for (const x of [31, 69]) fill(gold, roundedBox(box(x - 2, 38, 4, 7), 1));
  for (const x of [31, 69]) fill(palette.deep, bar(x - 2.6, 36.6, 5.2, 1.6));
};
