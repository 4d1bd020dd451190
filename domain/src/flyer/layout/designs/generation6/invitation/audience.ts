import { palette, ringColors } from '../../../scene/palette.ts';
import { box, circle, line, polygon, rectangle, rounded } from '../../../scene/shapes.ts';
import type { Emblem } from '../emblems.ts';

type DrawBlock = (
  area: readonly [left: number, top: number, wide: number, high: number],
  fill: string | undefined,
  round?: number,
) => void;
type Point = readonly [left: number, top: number];

/** Colors of the people in the last row: hair, clothes and skin. */
const LISTENERS = [
  [palette.deep, palette.gold, '#d9a57f'],
  [palette.brass, palette.mist, '#8d5b3f'],
  [palette.ink, palette.sage, '#f0c7a4'],
  ['#5b3a26', palette.sand, '#d9a57f'],
  [palette.stone, palette.moss, '#8d5b3f'],
] as const;
const BOOKS = [palette.gold, palette.sage, palette.brass, palette.card, palette.moss] as const;
/** Y of the stage, on a scale of 100. */
const STAGE = 64;

/** Draws an evening class in a library across the whole area: the teacher on a stage next to a screen, and an audience. */
export const audience: Emblem = (page, area) => {
  const clip = rectangle(area);
  const { x, y, width, height } = area;
  const unit = height / 100;
  const half = width / unit / 2;
  const middle = x + width / 2;
  /** Draws a block with rounded upper corners, for shoulders. */
  const block: DrawBlock = ([left, top, wide, high], fill, round = 0) =>
    page.path(
      rounded(box(middle + left * unit, y + top * unit, wide * unit, high * unit), [
        round * unit,
        round * unit,
        0,
        0,
      ]),
      { fill: fill ?? '', clip },
    );
  const disc = (left: number, top: number, radius: number, fill: string) =>
    page.path(circle(middle + left * unit, y + top * unit, radius * unit), { fill, clip });
  const shape = (fill: string, ...points: readonly Point[]) =>
    page.path(polygon(...points.map(([left, top]) => [middle + left * unit, y + top * unit] as const)), {
      fill,
      clip,
    });
  /** Draws a limb with round ends. */
  const limb = (fill: string, radius: number, ...[from, to]: readonly [Point, Point]) => {
    for (const end of [from, to]) disc(...end, radius, fill);
    const [startX, startY, endX, endY] = [...from, ...to] as const;
    page.path(line(middle + startX * unit, y + startY * unit, middle + endX * unit, y + endY * unit), {
      stroke: fill,
      strokeWidth: radius * 2 * unit,
      clip,
    });
  };

  block([-half, 0, half * 2, 100], ringColors[0]);
  drawShelves(half, block);
  // The screen with a home and lines of text.
  block([-42.5, 5.5, 73, 51], palette.deep);
  block([-41, 7, 70, 48], palette.card);
  shape(palette.gold, [-34, 30], [-19, 16], [-4, 30], [-4, 48], [-34, 48]);
  shape(palette.evergreen, [-37, 31], [-19, 13], [-1, 31], [-4.5, 31], [-19, 17], [-33.5, 31]);
  block([-23, 35, 8, 13], palette.evergreen, 4);
  for (const [index, wide] of [19, 15, 17, 11].entries()) block([3, 18 + index * 8.5, wide, 3], palette.sage);
  // The stage, and the lectern on it.
  block([-half, STAGE + 6, half * 2, 40], palette.deep);
  block([-52, STAGE, 118, 40], palette.brass);
  block([-52, STAGE, 118, 1.8], palette.gold);
  block([51, 40, 9, STAGE - 40], palette.brass);
  block([53, 42, 5, STAGE - 44], palette.gold);
  shape(palette.sand, [49, 38], [62, 36], [62, 39], [49, 41]);

  drawTeacher();

  const row = (apart: number, draws: (left: number, index: number) => void) => {
    // As many people as fit, so that the edges crop nobody.
    const count = Math.floor((half * 2) / apart);
    for (let index = 0; index < count; index += 1) draws(((index + 0.5) / count) * half * 2 - half, index);
  };
  row(15, (left) => {
    disc(left, 73.5, 4.6, ringColors[3]);
    block([left - 6.8, 77.6, 13.6, 24], ringColors[3], 6);
  });
  block([-half, 90, half * 2, 10], ringColors[1]);
  row(25, (left, index) => {
    const [hair, clothes, skin] = LISTENERS[index % LISTENERS.length] ?? LISTENERS[0];
    const top = 81 + (index % 2) * 2;
    block([left - 2.6, top + 4, 5.2, 9], skin);
    block([left - 11, top + 10, 22, 30], clothes, 9);
    for (const side of [-1, 1]) disc(left + side * 6.8, top + 1, 1.5, skin);
    disc(left, top, 7, hair);
    if (index % 3 === 1) block([left - 7, top, 14, 12], hair);
    if (index % 5 === 4) disc(left, top - 7.5, 3, hair);
  });

  /** Draws the teacher pointing at the screen, with notes in the other hand. */
  function drawTeacher() {
    const [hair, dress, skin] = LISTENERS[0];
    const shade = '#c48f6a';
    for (const side of [-1, 1]) {
      limb(side < 0 ? skin : shade, 1.35, [40 + side * 2.2, 50], [40 + side * 2.2, STAGE - 2]);
      block([40 + side * 2.2 - (side < 0 ? 3.4 : 1.5), STAGE - 2.2, 4.9, 2.2], palette.deep, 1.5);
    }
    // Draw the hair first, because it falls behind the neck.
    disc(40, 16.8, 6, hair);
    block([34, 16.8, 12, 8], hair);
    block([38.4, 21, 3.2, 5], shade);
    shape(
      dress,
      [35.5, 25.5],
      [44.5, 25.5],
      [46, 28],
      [43.6, 37],
      [47, 52.5],
      [33, 52.5],
      [36.4, 37],
      [34, 28],
    );
    shape(palette.brass, [36.2, 36.6], [43.8, 36.6], [44, 38.8], [36, 38.8]);
    shape(shade, [38.3, 25.3], [41.7, 25.3], [40, 28.5]);
    disc(39.6, 17.8, 4.7, skin);
    shape(hair, [34.6, 17.7], [35.5, 13.2], [40, 11.8], [44.5, 13.2], [45.4, 17.7], [42.5, 14.8], [37, 14.4]);
    for (const eye of [37.4, 40.6]) disc(eye, 18, 0.55, palette.ink);
    shape('#9c4f3c', [37.3, 20.1], [40.7, 20.1], [39.7, 20.9], [38.2, 20.9]);
    // The arm that points, from the shoulder.
    limb(skin, 1.25, [30.2, 32], [25, 27.5]);
    disc(24.2, 26.8, 1.5, skin);
    limb(skin, 0.5, [24, 26.5], [21.8, 24.8]);
    limb(dress, 1.9, [35.8, 27.6], [30.2, 32]);
    // The arm that holds the notes.
    shape(palette.card, [39.2, 31.5], [44.8, 30.7], [45.6, 36.2], [40, 37]);
    limb(skin, 1.25, [48, 34.5], [44.5, 35.2]);
    disc(43.8, 35, 1.5, skin);
    limb(dress, 1.9, [44.4, 27.6], [48, 34.3]);
  }
};

/** Draws bookshelves on both sides if the area is wide. */
function drawShelves(half: number, block: DrawBlock) {
  const shelf = Math.min(86, half - 74);
  for (const side of [-1, 1]) {
    if (shelf < 20) continue;
    const left = side < 0 ? -70 - shelf : 70;
    block([left - 2, 8, shelf + 4, 62], palette.brass);
    for (const foot of [26, 45.5, 65]) {
      block([left, foot - 15.5, shelf, 15.5], palette.deep);
      let start = left + 1;
      for (let index = Math.round(foot) + side; start < left + shelf - 4; index += 1) {
        const thick = 2.2 + (index % 3) * 0.6;
        const tall = 8.5 + ((index * 3) % 5);
        // Gaps make the shelf look used.
        if (index % 9 !== 7) block([start, foot - tall, thick, tall], BOOKS[index % BOOKS.length]);
        start += thick + 0.5;
      }
    }
  }
}
