import { hill, street } from '../../../illustration.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { type Page, toTextContent } from '../../../page/page.ts';
import { picture } from '../../../picture.ts';
import { house, tree } from '../../../scene/house.ts';
import { MOODS } from '../../../scene/moods.ts';
import { palette, ringColors } from '../../../scene/palette.ts';
import type { Box, Path, PathOp } from '../../../scene/scene.ts';
import { box, circle, polygon, rectangle, rounded, roundedBox } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { keys, openDoor } from '../emblems.ts';

/** Height of one board of a wall, in points. */
const BOARD = 15;

/** Draws a clapboard wall with the boards' shadows. */
export function wall(
  { page }: Canvas,
  area: Box,
  fill: string,
  shadow: { color: string; opacity?: number },
): void {
  page.fill(area, fill);
  for (let y = area.y + BOARD; y < area.y + area.height - 1; y += BOARD)
    page.fill(box(area.x, y, area.width, 1), shadow.color, shadow.opacity);
}

/** Returns the house number at the start of an address. */
export const toHouseNumber = (address: string | undefined): string | undefined =>
  /^(\d[\w-]{0,5}) /.exec(address ?? '')?.[1];

/** Minimum height of a wall that has room for a lamp, in points. */
const TALL = 230;
const PLATE = { width: 148, height: 84 };

/** Draws a house number on a wall, under a lit lamp if there is room for one. */
export function houseNumber(canvas: Canvas, area: Box, number: string, field: string): void {
  const { page } = canvas;
  const clip = rectangle(area);
  const draw = (path: Path, fill: string, opacity?: number) =>
    page.path(path, { fill, clip, ...(opacity !== undefined && { opacity }) });
  // Colors from the palette, so that the wall takes on the company's brand.
  wall(canvas, area, palette.sand, { color: palette.brass, opacity: 0.16 });
  const middle = area.x + area.width / 2;
  const isTall = area.height >= TALL;
  const lamp = area.y + area.height * 0.24;
  if (isTall) drawLamp(draw, middle, lamp);
  const top = isTall ? lamp + 56 : area.y + (area.height - PLATE.height) / 2;
  const plate = box(middle - PLATE.width / 2, top, PLATE.width, PLATE.height);
  draw(roundedBox(box(plate.x + 3, plate.y + 4, plate.width, plate.height), 10), palette.brass, 0.35);
  draw(roundedBox(plate, 10), palette.evergreen);
  const rim = box(plate.x + 6, plate.y + 6, plate.width - 12, plate.height - 12);
  page.path(roundedBox(rim, 6), { stroke: palette.gold, strokeWidth: 1.5 });
  const style = {
    ...type.display,
    role: 'P',
    size: 60,
    min: 24,
    leading: 1,
    color: palette.gold,
    align: 'center',
  } as const;
  const text = page.set(toTextContent(number, field), style, rim.width - 8, { lines: 1, height: rim.height });
  page.place(text, rim.x + 4, plate.y + (plate.height - text.height) / 2);
  if (isTall) shrubs(draw, area);
}

function drawLamp(
  draw: (path: Path, fill: string, opacity?: number) => void,
  middle: number,
  lamp: number,
): void {
  for (const [radius, opacity] of [
    [92, 0.2],
    [66, 0.25],
    [42, 0.4],
  ] as const)
    draw(circle(middle, lamp, radius), palette.gold, opacity);
  draw(rectangle(box(middle - 3, lamp - 44, 6, 16)), palette.deep);
  draw(roundedBox(box(middle - 13, lamp - 50, 26, 8), 3), palette.deep);
  draw(
    polygon(
      [middle - 23, lamp - 17],
      [middle - 8, lamp - 31],
      [middle + 8, lamp - 31],
      [middle + 23, lamp - 17],
    ),
    palette.deep,
  );
  draw(
    polygon(
      [middle - 18, lamp - 17],
      [middle + 18, lamp - 17],
      [middle + 13, lamp + 25],
      [middle - 13, lamp + 25],
    ),
    palette.card,
  );
  draw(circle(middle, lamp + 2, 8), palette.gold);
  for (const [from, to] of [
    [-18, -13],
    [-1.2, -1.2],
    [15.6, 10.6],
  ] as const)
    draw(
      polygon(
        [middle + from, lamp - 17],
        [middle + from + 2.4, lamp - 17],
        [middle + to + 2.4, lamp + 25],
        [middle + to, lamp + 25],
      ),
      palette.deep,
    );
  draw(roundedBox(box(middle - 17, lamp + 24, 34, 6), 2), palette.deep);
}

/** Draws shrubs along the foot of a wall. */
function shrubs(draw: (path: Path, fill: string) => void, { x, y, width, height }: Box): void {
  const foot = y + height;
  for (const [at, rise, radius, fill] of [
    [0.02, 20, 40, palette.moss],
    [0.98, 24, 44, palette.moss],
    [0.24, 6, 34, palette.evergreen],
    [0.74, 4, 38, palette.evergreen],
    [0.5, -8, 34, palette.moss],
  ] as const)
    draw(circle(x + width * at, foot - rise, radius), fill);
  for (const [at, rise] of [
    [0.1, 34],
    [0.2, 18],
    [0.31, 26],
    [0.68, 24],
    [0.79, 16],
    [0.9, 40],
    [0.5, 12],
  ] as const)
    draw(circle(x + width * at, foot - rise, 3.4), palette.gold);
}

/** Draws an open front door in its wall. */
export function entrance(canvas: Canvas, area: Box): void {
  const { page } = canvas;
  wall(canvas, area, palette.mist, { color: palette.sage });
  page.fill(box(area.x, area.y + area.height - 12, area.width, 12), palette.moss);
  const side = Math.min(area.width - 4, area.height - 20);
  openDoor(page, box(area.x + (area.width - side) / 2, area.y + area.height - side, side, side));
}

/** Draws keys to a home in front of rings of light. */
export function drawKeys({ page }: Canvas, area: Box): void {
  const clip = rectangle(area);
  page.fill(area, palette.evergreen);
  const [x, y] = [area.x + area.width / 2, area.y + area.height * 0.52];
  for (const [index, reach] of [0.86, 0.68, 0.5].entries())
    page.path(circle(x, y, area.width * reach), { fill: ringColors[index + 1] ?? palette.moss, clip });
  const side = Math.min(area.width * 0.94, area.height * 0.72);
  const top = y - side / 2;
  page.path(rounded(box(x - 1.5, area.y, 3, top - area.y + side * 0.06), [0, 0, 1.5, 1.5]), {
    fill: palette.sand,
  });
  keys(page, box(x - side / 2, top, side, side));
}

/** Height of the ground below a home on the horizon, in points. */
export const HOME_GROUND = 8;

/**
 * Draws a home at sunrise on a dark background that is already painted. `floor` is the y of the horizon and `unit` the width of the house.
 */
export function homeOnHorizon(
  page: Page,
  area: Box,
  { middle, floor, unit }: { middle: number; floor: number; unit: number },
): void {
  const sky = rectangle(box(area.x, area.y, area.width, floor - area.y));
  const draw = (path: Path, fill: string, paint: Omit<PathOp, 'kind' | 'path'> = {}) =>
    page.path(path, { fill, clip: sky, ...paint });
  // The rings of light extend below the horizon, where other elements may cover them in part.
  for (const [index, reach] of [3.1, 2.4, 1.75].entries())
    draw(circle(middle, floor - unit * 0.5, unit * reach), ringColors[index + 1] ?? palette.moss, {
      clip: rectangle(area),
    });
  const sun = circle(middle, floor - unit * 0.5, unit * 1.08);
  draw(sun, palette.gold);
  // Draw a strip of ground, so that elements below it don't cut off the door and tree trunks.
  page.path(rectangle(box(middle - unit * 1.08, floor, unit * 2.16, HOME_GROUND + 1)), {
    fill: MOODS.dusk.ground,
    clip: sun,
  });
  for (const [index, at] of [-0.82, 0.8].entries())
    tree(draw, { x: middle + unit * at, floor, unit: unit * (0.8 + index * 0.16), index }, MOODS.dusk);
  house(draw, { x: middle - unit * 0.51, floor, unit, index: 0 }, MOODS.dusk);
}

/** Draws a home between trees with the sun rising behind it. */
export function homeAtSunrise(page: Page, area: Box): void {
  const clip = rectangle(area);
  const { x, y, width, height } = area;
  const draw = (path: Path, fill: string, paint: Omit<PathOp, 'kind' | 'path'> = {}) =>
    page.path(path, { fill, clip, ...paint });
  const floor = y + height * 0.84;
  const middle = x + width / 2;
  const unit = Math.min(width * 0.5, height * 0.34);
  draw(rectangle(area), MOODS.dusk.sky);
  for (const [index, reach] of [2.5, 1.95, 1.45].entries())
    draw(circle(middle, floor - unit * 0.75, unit * reach), ringColors[index + 1] ?? palette.moss);
  draw(circle(middle, floor - unit * 0.75, unit * 1.02), palette.gold);
  draw(hill(area, 0.72, 0.66, 0.7), MOODS.dusk.far);
  draw(rectangle(box(x, floor, width, height)), MOODS.dusk.ground);
  for (const [index, [at, size]] of (
    [
      [-0.86, 0.9],
      [0.8, 1.08],
    ] as const
  ).entries())
    tree(draw, { x: middle + unit * at, floor, unit: unit * size, index }, MOODS.dusk);
  house(draw, { x: middle - unit * 0.51, floor, unit, index: 0 }, MOODS.dusk);
  draw(
    polygon(
      [middle - unit * 0.1, floor],
      [middle + unit * 0.1, floor],
      [middle + unit * 0.42, y + height],
      [middle - unit * 0.42, y + height],
    ),
    palette.sand,
  );
}

/** Draws the photo, or a street up a hill, along one side of a first-home image. */
export function sidePicture(canvas: Canvas, { pictures }: Pick<SquareTexts, 'pictures'>, area: Box): void {
  if (pictures.main) picture(canvas, pictures.main, area);
  else street(canvas.page, area, 'dusk', { isWhole: true, isHillside: true, isSunClear: true });
}
