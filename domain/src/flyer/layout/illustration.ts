import type { Page } from './page/page.ts';
import { type Draw, house, type Mood, type Paint, tree } from './scene/house.ts';
import { MOODS, VISIBLE_DETAILS } from './scene/moods.ts';
import { palette } from './scene/palette.ts';
import type { Box, Path } from './scene/scene.ts';
import { box, circle, polygon, rectangle } from './scene/shapes.ts';

/** Y of the ground line under the houses by day, as a share of the picture's height. */
export const STREET_FLOOR = 0.86;
/** The same at night, where the ground is nearly black. */
const NIGHT_FLOOR = 0.93;
/** Size of a house at night as a share of the picture's height, if there is no text on the sky: fewer, larger houses than by day. */
const NIGHT_SHARE = 0.43;
/** The same ground line below a hill with houses. */
const HILLSIDE_FLOOR = 0.94;
const FULL_HILL_FLOOR = 0.965;

interface StreetOptions {
  clip?: Path;
  /** Whether only whole houses are drawn, none cut off at an edge. */
  isWhole?: boolean;
  /** Whether rows of houses fill a hill behind the street. */
  isHillside?: boolean;
  /** Whether the sun is in a clear part of the sky. */
  isSunClear?: boolean;
  /** An area of the sky that stays empty. */
  clear?: Box | undefined;
}

/** Draws a street of houses for flyers without a photo. */
export function street(
  page: Page,
  area: Box,
  mood: keyof typeof MOODS,
  {
    clip = rectangle(area),
    isWhole = false,
    isHillside = false,
    isSunClear = false,
    clear,
  }: StreetOptions = {},
): void {
  const colors: Mood = isSunClear ? { ...MOODS[mood], ...VISIBLE_DETAILS[mood] } : MOODS[mood];
  const { x, y, width, height } = area;
  const draw = (path: Path, fill: string, paint: Paint = {}) => page.path(path, { fill, clip, ...paint });
  draw(rectangle(area), colors.sky);
  const isNight = mood === 'night' || mood === 'winter';
  const radius = Math.min(height * 0.13, width * 0.1);
  const natural = Math.min(height * (isNight && !clear ? NIGHT_SHARE : 0.36), Math.max(width * 0.24, 64));
  const houses = isWhole ? wholeHouses(area, natural) : cutHouses(area, natural);
  const { unit, step, count, start, inset } = houses;
  const sunX = isSunClear && !isHillside ? toClearSky(houses) : x + width * 0.74;
  if (isNight) moonAndStars(draw, area, colors, clear);
  else {
    // Over a hill with many rows, the sun is higher.
    const sunY = y + height * (isSunClear && isHillside ? 0.19 : 0.3);
    draw(circle(sunX, sunY, radius * 1.7), colors.sun, { opacity: 0.35 });
    draw(circle(sunX, sunY, radius), colors.sun);
  }
  draw(hill(area, 0.62, 0.48, 0.66), colors.far);
  if (isNight) farHouses(draw, area, unit, colors.snow);
  draw(hill(area, 0.78, 0.7, 0.58), colors.near);
  if (isHillside) hillside(draw, area, colors, isSunClear ? FULL_HILL : HILL);
  const hillFloor = isSunClear ? FULL_HILL_FLOOR : HILLSIDE_FLOOR;
  const floor = y + height * (isHillside ? hillFloor : isNight ? NIGHT_FLOOR : STREET_FLOOR);
  draw(rectangle(box(x, floor, width, height * 0.14)), colors.ground);
  for (let index = 0; index <= count; index += 1) {
    tree(
      draw,
      { x: start + index * step - unit * 0.14, floor, unit: unit * (index % 2 ? 0.75 : 0.95), index },
      colors,
    );
  }
  const hasWalk = isSunClear && mood === 'day' && !isHillside;
  const toLeft = (index: number) => start + index * step + inset;
  for (let index = 0; index < count; index += 1) {
    const left = toLeft(index);
    house(draw, { x: left, floor, unit, index }, colors);
    if (isNight)
      frontPath(
        draw,
        { left, floor, unit, index, bottom: y + height },
        { color: palette.gold, opacity: 0.55 },
      );
    else if (hasWalk)
      frontPath(draw, { left, floor, unit, index, bottom: y + height * WALK.top + 1 }, { color: WALK.color });
  }
  draw(rectangle(box(x, floor, width, Math.max(1, height * 0.012))), colors.snow ?? colors.leaf);
  if (colors.snow) snowfall(draw, area, colors.snow, clear);
  if (hasWalk) draw(rectangle(box(x, y + height * WALK.top, width, height * WALK.high)), WALK.color);
}

/** Houses on the hill in the background, as fractions of a near house. */
const FAR = { wall: '#35604f', roof: '#0f241c', unit: 0.42, step: 0.7, shown: 0.3 };

/** Draws a row of houses on the hill in the background, most of them with a light on. */
function farHouses(draw: Draw, { x, y, width, height }: Box, near: number, snow?: string): void {
  const unit = near * FAR.unit;
  const step = near * FAR.step;
  for (let index = 0; index * step < width + unit; index += 1) {
    const left = x + index * step - unit * 0.5;
    const top = y + height * (0.56 + 0.03 * Math.sin(index * 1.7));
    const middle = left + unit / 2;
    draw(rectangle(box(left, top, unit, height * FAR.shown)), FAR.wall);
    draw(
      polygon([left - unit * 0.12, top], [middle, top - unit * 0.46], [left + unit * 1.12, top]),
      snow ?? FAR.roof,
    );
    if (index % 3 === 2) continue;
    const pane = box(middle - unit * 0.11, top + unit * 0.16, unit * 0.22, unit * 0.28);
    draw(rectangle(pane), palette.gold, { opacity: 0.85 });
  }
}

/** Returns the x of a house's door. The taller house is narrower. */
const toDoor = (left: number, unit: number, index: number): number =>
  left + (unit * (index % 3 === 1 ? 0.86 : 1.02)) / 2;

/** The sidewalk below the houses by day, as shares of the picture's height. Without it there would be only lawn. */
const WALK = { top: 0.965, high: 0.03, color: '#cfdcc9' };

/** Draws the path to a door, lit by the doorway at night. */
function frontPath(
  draw: Draw,
  { left, floor, unit, index, bottom }: Record<'left' | 'floor' | 'unit' | 'index' | 'bottom', number>,
  { color, opacity = 1 }: { color: string; opacity?: number },
): void {
  const middle = toDoor(left, unit, index);
  const path = polygon(
    [middle - unit * 0.1, floor],
    [middle + unit * 0.1, floor],
    [middle + unit * 0.2, bottom],
    [middle - unit * 0.2, bottom],
  );
  draw(path, color, opacity < 1 ? { opacity } : {});
}

/** Star positions as shares of the sky's width and height: only a few, and none behind a roof. */
const STARS = [
  [0.05, 0.22],
  [0.14, 0.1],
  [0.24, 0.26],
  [0.33, 0.07],
  [0.43, 0.19],
  [0.54, 0.08],
  [0.63, 0.23],
  [0.71, 0.09],
  [0.93, 0.27],
] as const;

/** Draws the moon, a crescent so that it isn't mistaken for the sun, and the stars, always in the same places. */
function moonAndStars(draw: Draw, { x, y, width, height }: Box, colors: Mood, clear?: Box): void {
  const radius = Math.min(height * 0.1, width * 0.036);
  const [left, top] = [x + width * 0.83, y + height * 0.17];
  draw(circle(left, top, radius), colors.sun);
  draw(circle(left - radius * 0.5, top - radius * 0.22, radius * 0.86), colors.sky);
  for (const [across, down] of STARS) {
    const [starX, starY] = [x + width * across, y + height * down];
    if (clear && isWithin(clear, starX, starY)) continue;
    draw(circle(starX, starY, Math.max(0.6, radius * 0.06)), colors.sun);
  }
}

/** Draws snowflakes over the whole picture, always in the same places. */
function snowfall(draw: Draw, { x, y, width, height }: Box, fill: string, clear?: Box): void {
  const count = Math.round((width * height) / 1400);
  for (let index = 0; index < count; index += 1) {
    // Multiples of the golden ratio are evenly spread without a visible pattern.
    const across = (index * 0.618) % 1;
    const down = ((index * 0.382 + index * index * 0.071) % 1) * 0.9;
    const [left, top] = [x + width * across, y + height * down];
    if (clear && isWithin(clear, left, top)) continue;
    draw(circle(left, top, index % 3 ? 0.9 : 1.4), fill, { opacity: 0.8 });
  }
}

const isWithin = (area: Box, x: number, y: number): boolean =>
  x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;

interface HillRow {
  /** Y of the row, as a share of the picture's height. */
  at: number;
  /** Width of a house, as a share of the picture's width. */
  share: number;
  ground: 'far' | 'near';
}

const HILL: readonly HillRow[] = [
  { at: 0.5, share: 0.2, ground: 'far' },
  { at: 0.645, share: 0.25, ground: 'near' },
  { at: 0.79, share: 0.31, ground: 'far' },
];
/** From the sixth generation on, houses fill two thirds of the picture. */
const FULL_HILL: readonly HillRow[] = [
  { at: 0.4, share: 0.18, ground: 'far' },
  { at: 0.53, share: 0.22, ground: 'near' },
  { at: 0.67, share: 0.27, ground: 'far' },
  { at: 0.81, share: 0.32, ground: 'near' },
];

/** Draws rows of houses up a hill, farthest first, for pictures that are taller than wide. */
function hillside(draw: Draw, area: Box, colors: Mood, rows: readonly HillRow[]): void {
  const { x, y, width, height } = area;
  for (const [row, { at, share, ground }] of rows.entries()) {
    const fill = colors[ground];
    draw(hill(area, at - 0.02, at - 0.1, at), fill);
    const unit = width * share;
    const step = unit * 1.36;
    const start = x + unit * (row % 2 ? -0.3 : 0.22);
    for (let index = 0; start + index * step < x + width; index += 1) {
      const foot = y + height * at + unit * (index % 2 ? 0.1 : 0);
      tree(
        draw,
        { x: start + index * step - unit * 0.16, floor: foot, unit: unit * 0.8, index: index + row },
        colors,
      );
      house(draw, { x: start + index * step, floor: foot, unit, index: index + row }, colors);
    }
  }
}

/** Returns the x between the last two neighboring low houses, where no roof covers the sun. Every third house in a row is tall. */
function toClearSky({
  step,
  count,
  start,
}: Pick<ReturnType<typeof wholeHouses>, 'step' | 'count' | 'start'>): number {
  const clear = Array.from({ length: count }, (_, index) => index).findLast(
    (index) => index > 0 && index % 3 === 0,
  );
  return start + step * (clear ?? count / 2);
}

/** Returns as many houses as the width holds plus one, so that the edges crop the outer ones. */
function cutHouses({ x, width }: Box, unit: number) {
  const step = unit * 1.32;
  const count = Math.ceil(width / step) + 1;
  return { unit, step, count, start: x + (width - count * step) / 2, inset: unit * 0.08 };
}

/** Returns as many whole houses as fit the width. */
function wholeHouses({ x, width }: Box, natural: number) {
  const count = Math.max(1, Math.round(width / (natural * 1.32)));
  const step = width / count;
  const unit = Math.min(natural, step / 1.26);
  return { unit, step, count, start: x, inset: (step - unit) / 2 };
}

/** Returns the outline of a hill. `left`, `middle` and `right` are its y there, as shares of the height. */
export function hill({ x, y, width, height }: Box, left: number, middle: number, right: number): Path {
  return [
    ['M', x, y + height * left],
    [
      ...(['C', x + width * 0.3, y + height * middle, x + width * 0.55] as const),
      ...([y + height * (middle + 0.18), x + width, y + height * right] as const),
    ],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ];
}
