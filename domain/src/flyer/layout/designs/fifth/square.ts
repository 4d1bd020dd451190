import type { LayoutKey } from '../../../layoutKeys.ts';
import { brandMark } from '../../brandMark.ts';
import type { Canvas } from '../../canvas.ts';
import { isFifthDesign } from '../../design.ts';
import { street } from '../../illustration.ts';
import { palette, ringColors } from '../../palette.ts';
import { picture } from '../../picture.ts';
import type { Box, Path } from '../../scene.ts';
import { box, circle, rectangle, roundedBox } from '../../shapes.ts';
import { drawStack, stackHeight } from '../../stack.ts';
import { gables } from '../second/listingPictures.ts';
import { square as earlierSquare } from '../second/square.ts';
import { READABLE, type SquareSizes, squareParts } from './squareParts.ts';
import { squarePeople } from './squarePeople.ts';
import { type SquareTexts, takeSquareTexts } from './squareTexts.ts';

const OVER_PHOTO: SquareSizes = {
  kicker: 15,
  when: 18,
  headline: 33,
  address: 17,
  lead: 16,
  figure: 25,
  label: 12.5,
  body: 15,
  message: 22,
  action: 18,
};
/** What leaves more of the photo: for its door and its porch. */
const SNUG: SquareSizes = {
  ...OVER_PHOTO,
  kicker: 14,
  when: 16,
  headline: 28,
  address: 15,
  lead: 15,
  figure: 22,
  label: 11.5,
  action: 16,
};
const POSTER: SquareSizes = {
  kicker: 19,
  when: 22,
  headline: 62,
  address: 22,
  lead: 19,
  figure: 40,
  label: 15,
  body: 18,
  message: 30,
  action: 22,
};

/** Where there is much to say. */
const COMPACT: SquareSizes = {
  kicker: 16,
  when: 18,
  headline: 40,
  address: 17,
  lead: 15,
  figure: 28,
  label: 12.5,
  body: 15,
  message: 22,
  action: 18,
};
const DENSE: SquareSizes = {
  ...COMPACT,
  headline: 28,
  lead: 13,
  figure: 22,
  label: 11,
  body: 13,
  action: 15,
};

/** Where benefits are the message. */
const BENEFITS: SquareSizes = {
  ...COMPACT,
  kicker: 14,
  headline: 28,
  lead: 13,
  figure: 24,
  label: 11,
  body: 17,
  action: 15,
};
const BENEFITS_LEAST = 14.5;
/** Where they are few. */
const FEW_BENEFITS: SquareSizes = {
  ...POSTER,
  kicker: 17,
  headline: 46,
  lead: 17,
  figure: 32,
  label: 13,
  body: 20,
  action: 19,
};
const FEW_LEAST = 18;

/** Of the photo, in parts of the image. */
const LEAST_PHOTO = 0.6;
/** Of the picture's height, what stays without text; less where the photo only decorates. */
const CLEAR = 0.42;
const CLEAR_DECORATION = 0.3;
const FOOT = 14;
const BRAND_FOOT = 62;

/** The layouts that are made for their photo. In the others the text comes first. */
const PICTURED: readonly LayoutKey[] = ['just-listed', 'open-house', 'co-brand', 'greeting'];
const NO_PICTURES: SquareTexts['pictures'] = { main: undefined, small: [] };
/** Those that have a drawn street where there is no photo. */
const DRAWN: readonly LayoutKey[] = ['greeting', 'first-home'];
/** Of a drawn street. */
const LEAST_VIEW = 110;
const MAX_VIEW = 190;
const DOME = 36;
/** Of a photo that decorates a poster, and what the texts beside it leave free. */
const ROUND = 132;
const ROUND_TOP = 18;

/**
 * A square image for social media, for any layout: the photo across it with a short message over its foot, or a poster. A longer text
 * that nothing on the image depends on stays on the flyer.
 */
export function square(canvas: Canvas): void {
  const { page, input } = canvas;
  // Earlier generations have no image of a rate sheet.
  if (!isFifthDesign(input) && input.layout !== 'rate-sheet') {
    earlierSquare(canvas);
    return;
  }
  const texts = takeSquareTexts(canvas);
  const bandTop = squarePeople(canvas);
  // Beside a table of rates a photo has no room.
  if (texts.rates.length > 0) texts.pictures = NO_PICTURES;
  const short = texts.canLeaveBody ? { ...texts, body: undefined } : texts;
  const isMadeForPhoto = PICTURED.includes(input.layout);
  const pictured = [
    () => overPhoto(canvas, short, bandTop, isMadeForPhoto ? SNUG : OVER_PHOTO, CLEAR),
    () => overPhoto(canvas, short, bandTop, DENSE, isMadeForPhoto ? CLEAR : CLEAR_DECORATION),
  ];
  const posters = [
    // What a program offers has to be readable on a phone; a photo only decorates there.
    ...(input.layout === 'program'
      ? [texts, { ...texts, pictures: NO_PICTURES }].flatMap((given) => [
          () => poster(canvas, given, bandTop, FEW_BENEFITS, { least: FEW_LEAST }),
          () => poster(canvas, given, bandTop, BENEFITS, { least: BENEFITS_LEAST }),
        ])
      : []),
    ...(DRAWN.includes(input.layout)
      ? [() => poster(canvas, short, bandTop, COMPACT, { isDrawn: true })]
      : []),
    ...(isMadeForPhoto ? [] : [() => poster(canvas, texts, bandTop, POSTER)]),
    () => poster(canvas, short, bandTop, POSTER),
    () => poster(canvas, short, bandTop, COMPACT),
    () => poster(canvas, short, bandTop, DENSE, { least: 0 }),
    () => poster(canvas, { ...short, pictures: NO_PICTURES }, bandTop, DENSE, { least: 0 }),
  ];
  const isPictured = texts.pictures.main && input.layout !== 'program';
  const tries = isPictured ? [...pictured, ...(isMadeForPhoto ? [] : posters)] : posters;
  const before = { ops: page.ops.length, issues: page.issues.length };
  for (const [index, draw] of tries.entries()) {
    const isReadable = draw();
    if (index === tries.length - 1 || (isReadable && page.issues.length === before.issues)) return;
    page.ops.length = before.ops;
    page.issues.length = before.issues;
  }
}

function overPhoto(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  sizes: SquareSizes,
  clear: number,
): boolean {
  const { page, width, height } = canvas;
  const room = bandTop * (1 - clear) - FOOT;
  const { parts } = squareParts(canvas, texts, sizes, room, { lines: 2, height: 80, isShort: true });
  const top = Math.round(bandTop - FOOT - stackHeight(parts));
  const foot = Math.round(Math.min(bandTop, Math.max(height * LEAST_PHOTO, top + 40)));
  page.fill(box(0, foot, width, bandTop - foot), palette.deep);
  picture(canvas, texts.pictures.main, box(0, 0, width, foot));
  shade(canvas, top, foot);
  drawStack(parts, top);
  brandPill(canvas);
  return true;
}

/** How dark the photo is where the text begins, and from how far above on. */
const SHADE = 0.78;
const SHADE_REACH = 28;

/**
 * Darkens the photo towards its foot, so that light letters are read on any photo. In bands of a point, which is two pixels: layers that
 * lie over each other would be rounded one by one.
 */
function shade({ page, width }: Canvas, textTop: number, foot: number): void {
  const start = textTop - SHADE_REACH;
  for (let y = Math.max(0, start); y < foot; y += 1) {
    const above = Math.min(1, (y + 1 - start) / SHADE_REACH);
    const below = Math.max(0, (y + 1 - textTop) / (foot - textTop));
    const opacity = SHADE * above ** 1.4 + (1 - SHADE) * below;
    page.fill(box(0, y, width, 1), palette.deep, Math.round(opacity * 1000) / 1000);
  }
}

/** The company's name in the corner, no wider than it is: skies are there. */
function brandPill(canvas: Canvas): void {
  const { page, width } = canvas;
  // Drawn once to know its width, and again over its ground.
  const before = page.ops.length;
  const wide = brandMark(canvas, 0, 0, width / 2);
  page.ops.length = before;
  page.path(roundedBox(box(14, 14, wide + 26, 40), 8), { fill: palette.card });
  brandMark(canvas, 26, 21, width / 2);
}

function poster(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  sizes: SquareSizes,
  { isDrawn = false, least = READABLE }: { isDrawn?: boolean; least?: number } = {},
): boolean {
  const { page, input, width, margin } = canvas;
  page.fill(box(0, 0, width, bandTop), palette.evergreen);
  const room = bandTop - BRAND_FOOT - FOOT;
  const photo = texts.pictures.main;
  const limits = {
    lines: 4,
    height: room * 0.5,
    isShort: sizes === DENSE || sizes === BENEFITS,
    beside: photo ? ROUND - 8 : 0,
    besideHeight: photo ? ROUND_TOP + ROUND + 8 - BRAND_FOOT : 0,
  };
  const { parts, readableSize } = squareParts(canvas, texts, sizes, room, limits);
  const spare = room - stackHeight(parts);
  const view = isDrawn ? Math.min(MAX_VIEW, spare - 20) : 0;
  if (isDrawn) {
    const area = box(0, Math.round(bandTop - view), width, Math.round(view));
    street(page, area, 'dusk', dome(area), true);
  } else if (texts.address && input.layout !== 'event') gables(canvas, box(0, 0, width, bandTop));
  else drawRings(canvas, bandTop);
  if (photo) {
    const area = box(width - margin - ROUND + 8, ROUND_TOP, ROUND, ROUND);
    picture(canvas, photo, area, 'dusk', circle(area.x + ROUND / 2, area.y + ROUND / 2, ROUND / 2));
  }
  brandMark(canvas, margin, 22, width - margin * 2 - limits.beside, 'dark');
  const between = Math.min(12, Math.max(0, spare - view) / (parts.length + 1));
  for (const part of parts) part.gap += between;
  drawStack(parts, BRAND_FOOT + Math.max(0, bandTop - view - FOOT - BRAND_FOOT - stackHeight(parts)) / 2);
  return readableSize >= least && (!isDrawn || view >= LEAST_VIEW);
}

/** Rings of a rising sun in the lower right corner. */
function drawRings({ page, width }: Canvas, foot: number): void {
  const clip = rectangle(box(0, 0, width, foot));
  for (const [index, radius] of [330, 258, 190, 126].entries())
    page.path(circle(width - 40, foot, radius), { fill: ringColors[index] ?? palette.moss, clip });
}

/** The sky over a drawn street. */
const dome = ({ x, y, width, height }: Box): Path => [
  ['M', x, y + height],
  ['L', x, y + DOME],
  ['C', x + width * 0.3, y - DOME / 3, x + width * 0.7, y - DOME / 3, x + width, y + DOME],
  ['L', x + width, y + height],
  ['Z'],
];
