import type { Canvas } from '../../../page/canvas.ts';
import type { Page } from '../../../page/page.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box, Path } from '../../../scene/scene.ts';
import { box, circle, rectangle, roundedBox } from '../../../scene/shapes.ts';
import { keys, openDoor } from '../emblems.ts';
import { wall } from '../square/squarePictures.ts';

/** Height of the ground in front of the house, in points. */
const GROUND = 12;
/** Height of the door with its plants, as a share of the wall's height. */
const DOOR = 0.93;
/** Radius of the round sign as a share of the wall's height, and the space above and below it, in points. */
const SIGN = 0.22;
const SIGN_AIR = 4;

/** Draws the front of a house by day, with the door open and the keys hanging from a sign next to it. */
export function frontDoor(canvas: Canvas, area: Box, clear?: Box): void {
  const { page } = canvas;
  const { x, y, width, height } = area;
  wall(canvas, area, palette.mist, { color: palette.sage });
  page.fill(box(x, y + height - GROUND, width, GROUND), palette.moss);
  const side = height * DOOR;
  const places = toPlaces(width, height, clear);
  if (places.window !== undefined) sashWindow(page, x + width * places.window, y, height);
  openDoor(page, box(x + width * places.door - side / 2, y + height - side, side, side));
  const left = x + width * places.door - side * 0.42;
  const middle = places.keys === undefined ? (x + left) / 2 : x + width * places.keys;
  const free = places.keys === undefined ? (left - x) / 2 - 8 : Infinity;
  // Keep the sign clear of a company name or a wish above it.
  const top = clear && middle - height * SIGN < clear.x + clear.width ? clear.y + clear.height : y;
  const room = (y + height - GROUND - top) / 2 - SIGN_AIR;
  const radius = Math.min(height * SIGN, free, room);
  sign(
    page,
    { middle, center: Math.max(y + height * 0.52, top + SIGN_AIR + radius), radius },
    rectangle(area),
  );
}

interface Places {
  door: number;
  /** Defaults to halfway between the edge and the door. */
  keys?: number;
  window?: number;
}

/** Returns the center x of each part, as a share of the wall's width. */
function toPlaces(width: number, height: number, clear: Box | undefined): Places {
  const ratio = width / height;
  // On a low strip with text the parts go next to it; without text they are all close together.
  if (ratio > 4 && clear) return { keys: 0.68, door: 0.86 };
  if (ratio > 3.2 && !clear) return { keys: 0.28, door: 0.5, window: 0.72 };
  if (ratio < 1.7) return { door: 0.62 };
  return { keys: clear ? 0.15 : 0.16, door: 0.5, window: 0.84 };
}

/** Draws two keys on a round sign with a gold rim. */
function sign(
  page: Page,
  { middle, center, radius }: { middle: number; center: number; radius: number },
  clip: Path,
): void {
  page.path(circle(middle + 2, center + 3, radius), { fill: palette.brass, opacity: 0.3, clip });
  page.path(circle(middle, center, radius), { fill: palette.evergreen, clip });
  page.path(circle(middle, center, radius - 4), { stroke: palette.gold, strokeWidth: 1.5, clip });
  const side = radius * 1.36;
  keys(page, box(middle - side / 2, center - side / 2, side, side));
}

/** Draws a window with shutters and a flower box below it. */
function sashWindow(page: Page, middle: number, top: number, wallHeight: number): void {
  const [wide, high] = [wallHeight * 0.26, wallHeight * 0.4];
  const [left, upper] = [middle - wide / 2, top + wallHeight * 0.28];
  const shutter = wide * 0.34;
  for (const at of [left - shutter - 2, left + wide + 2]) {
    page.fill(box(at, upper, shutter, high), palette.evergreen);
    for (const half of [0.06, 0.53])
      page.fill(box(at + 3, upper + high * half, shutter - 6, high * 0.41), palette.moss);
  }
  page.fill(box(left, upper, wide, high), palette.card);
  const rim = 3;
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const pane = { width: (wide - rim * 3) / 2, height: (high - rim * 3) / 2 };
      const at = box(
        left + rim + column * (pane.width + rim),
        upper + rim + row * (pane.height + rim),
        pane.width,
        pane.height,
      );
      page.path(rectangle(at), { fill: palette.sage });
    }
  const foot = upper + high;
  for (let index = 0; index < 6; index += 1) {
    const at = left + (wide * (index + 0.5)) / 6;
    page.path(circle(at, foot + 1, wide * 0.12), { fill: palette.moss });
    page.path(circle(at, foot - 3, wide * 0.055), { fill: index % 2 ? palette.card : palette.gold });
  }
  page.path(roundedBox(box(left - 4, foot + 3, wide + 8, wide * 0.2), 2), { fill: palette.brass });
}
