import type { Page } from '../../page.ts';
import { palette, ringColors } from '../../palette.ts';
import type { Box, Path, PathOp, PathStep } from '../../scene.ts';
import { box, circle, polygon, rectangle, rounded, roundedBox } from '../../shapes.ts';

/** Drawings that say what a flyer is for, where it has no photo. */
export type Emblem = (page: Page, area: Box) => void;

type Paint = Omit<PathOp, 'kind' | 'path' | 'clip'>;

/** Drawings are made on a square of this side. */
const SIDE = 100;

const mapPath = (path: Path, toPoint: (x: number, y: number) => readonly [number, number]): Path =>
  path.map(([letter, ...numbers]) => {
    const points: number[] = [];
    for (let index = 0; index < numbers.length; index += 2)
      points.push(...toPoint(numbers[index] ?? 0, numbers[index + 1] ?? 0));
    return [letter, ...points] as unknown as PathStep;
  });

function turned(path: Path, degrees: number, [centerX, centerY]: readonly [number, number]): Path {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return mapPath(path, (x, y) => [
    centerX + (x - centerX) * cosine - (y - centerY) * sine,
    centerY + (x - centerX) * sine + (y - centerY) * cosine,
  ]);
}

/** Draws on a square as large as fits the area, in its middle and on its foot. */
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

/** A key and a tag in the shape of a house on one ring. */
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

/** A front door that stands open, with light in it, and a plant at either side. */
export const openDoor: Emblem = (page, area) => {
  const draw = pen(page, area);
  const floor = 88;
  draw(polygon([36, floor], [64, floor], [82, 100], [18, 100]), { fill: palette.sand });
  draw(polygon([26, 20], [50, 3], [74, 20]), { fill: palette.evergreen });
  draw(polygon([35, 18], [50, 7.5], [65, 18]), { fill: palette.card });
  draw(rectangle(box(24, 19, 52, 5)), { fill: palette.evergreen });
  draw(rectangle(box(28, 24, 44, floor - 24)), { fill: palette.card });
  draw(rectangle(box(34, 30, 32, floor - 30)), { fill: palette.gold });
  // The hall behind it: a lamp, a wall and the stairs.
  draw(rectangle(box(34, 30, 32, 40)), { fill: palette.sand });
  draw(
    polygon(
      [66, 42],
      [66, floor],
      [44, floor],
      [44, 80],
      [50, 80],
      [50, 71],
      [55, 71],
      [55, 61],
      [60, 61],
      [60, 51],
      [64, 51],
      [64, 42],
    ),
    {
      fill: palette.brass,
    },
  );
  draw(rectangle(box(49.6, 30, 0.8, 7)), { fill: palette.brass });
  draw(polygon([47, 40], [48.5, 36], [51.5, 36], [53, 40]), { fill: palette.gold });
  // The leaf swings into the hall.
  draw(polygon([34, 30], [46, 34], [46, 84], [34, floor]), { fill: palette.evergreen });
  for (const [top, foot] of [
    [38, 54],
    [60, 78],
  ] as const)
    draw(polygon([36.5, top], [43.5, top + 1.4], [43.5, foot - 0.6], [36.5, foot]), { fill: palette.moss });
  draw(circle(44.4, 58, 1.1), { fill: palette.gold });
  draw(rectangle(box(22, floor, 56, 3)), { fill: palette.moss });
  draw(rectangle(box(16, floor + 3, 68, 3)), { fill: palette.evergreen });
  for (const x of [17, 83]) {
    draw(circle(x, 60, 8.5), { fill: palette.moss });
    draw(circle(x, 71, 10), { fill: palette.evergreen });
    draw(polygon([x - 8, 77], [x + 8, 77], [x + 6, floor + 3], [x - 6, floor + 3]), { fill: palette.brass });
  }
  for (const x of [31, 69]) {
    draw(roundedBox(box(x - 2, 38, 4, 7), 1), { fill: palette.gold });
    draw(rectangle(box(x - 2.6, 36.6, 5.2, 1.6)), { fill: palette.deep });
  }
};

/** A room full of people who look at a screen; as wide as the area. */
export const audience: Emblem = (page, area) => {
  const clip = rectangle(area);
  const { x, y, width, height } = area;
  const draw = (path: Path, fill: string) => page.path(path, { fill, clip });
  const middle = x + width / 2;
  const unit = height / 100;
  const at = (left: number, top: number, wide: number, high: number) =>
    box(middle + left * unit, y + top * unit, wide * unit, high * unit);
  const point = (left: number, top: number) => [middle + left * unit, y + top * unit] as const;
  draw(polygon(point(-56, 62), point(-40, 12), point(40, 12), point(56, 62)), ringColors[1]);
  draw(roundedBox(at(-36, 12, 72, 46), 2 * unit), palette.card);
  draw(polygon(point(-17, 34), point(0, 19), point(17, 34), point(17, 51), point(-17, 51)), palette.gold);
  draw(rounded(at(-4.5, 38, 9, 13), [4.5 * unit, 4.5 * unit, 0, 0]), palette.evergreen);
  const rows = [
    { top: 70, size: 5, step: 17, color: ringColors[3] },
    { top: 80, size: 6.4, step: 22, color: palette.moss },
    { top: 92, size: 8, step: 28, color: palette.sage },
  ];
  for (const { top, size, step, color } of rows) {
    const count = Math.ceil(width / (step * unit) / 2) * 2 + 1;
    for (let index = 0; index < count; index += 1) {
      const left = (index - (count - 1) / 2 + 0.5) * step;
      const [centerX, centerY] = point(left, top);
      const shoulders = at(left - size * 1.5, top + size * 1.2, size * 3, 100 - top);
      draw(circle(centerX, centerY, size * unit), color);
      draw(rounded(shoulders, [size * unit, size * unit, 0, 0]), color);
    }
  }
};
