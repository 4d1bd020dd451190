import type { LayoutKey } from '../../../record/layoutKeys.ts';
import { brandMark, brandWidth } from '../../brandMark.ts';
import { street } from '../../illustration.ts';
import type { Canvas } from '../../page/canvas.ts';
import { firstThatFits } from '../../page/firstThatFits.ts';
import { drawStack, stackHeight } from '../../page/stack.ts';
import { picture } from '../../picture.ts';
import { palette, ringColors } from '../../scene/palette.ts';
import type { Box, Path } from '../../scene/scene.ts';
import { box, circle, rectangle, roundedBox } from '../../scene/shapes.ts';
import { gables } from '../generation2/listingPictures.ts';
import { square as earlierSquare } from '../generation2/square.ts';
import { type Emblem, keys, openDoor } from '../generation6/emblems.ts';
import { toOneMessage, withoutLead } from '../generation6/oneMessage.ts';
import { splitPhoto } from '../generation6/square/splitPhoto.ts';
import { cardPhoto } from '../generation6/square/squareListing.ts';
import { squarePhoto } from '../generation6/square/squarePhoto.ts';
import { squarePoster } from '../generation6/square/squarePoster.ts';
import { ratesPoster } from '../generation6/square/squareRates.ts';
import { squareSteps } from '../generation6/square/squareSteps.ts';
import { READABLE, squareParts } from './squareParts.ts';
import { squarePeople } from './squarePeople.ts';
import { MIN_BENEFITS, SQUARE_SIZES, type SquareSizes } from './squareSizes.ts';
import { type SquareTexts, takeSquareTexts } from './squareTexts.ts';

/** Minimum height of the photo as a share of the image. */
const MIN_PHOTO = 0.6;
/** Share of the picture's height that stays free of text, smaller if the photo is only decoration. */
const CLEAR = 0.42;
const CLEAR_DECORATION = 0.3;
/** The same for a photo of a home, above a longer legal text. */
const CLEAR_HOME = 0.5;
const FOOT = 14;
const BRAND_FOOT = 62;

/** Layouts designed around their photo. In the others, text comes first. */
const PICTURED: readonly LayoutKey[] = ['just-listed', 'open-house', 'co-brand', 'greeting'];
const NO_PICTURES: SquareTexts['pictures'] = { main: undefined, small: [] };
/** Layouts that draw a street in place of a missing photo. */
const DRAWN: readonly LayoutKey[] = ['greeting', 'first-home'];
/** Drawings that show what the flyer is for when there is no photo, from the sixth generation on. */
const EMBLEMS: Partial<Record<LayoutKey, Emblem>> = {
  'just-listed': keys,
  'co-brand': keys,
  'open-house': openDoor,
};
/** Height limits of a drawn street, in points. */
const MIN_VIEW = 110;
const MAX_VIEW = 190;
const DOME = 36;
/** Diameter of a photo that decorates a poster, and its distance from the top, in points. */
const ROUND = 132;
const ROUND_TOP = 18;

/**
 * Draws a square image for social media, for any layout: the photo with a short message along its foot, or a poster. Longer text that
 * nothing on the image depends on is only on the flyer.
 */
export function square(canvas: Canvas): void {
  const { page, input } = canvas;
  // Generations before the fifth use an older square image, except for rate sheets, which had none.
  if (!canvas.features.hasPosterSquare && input.layout !== 'rate-sheet') {
    earlierSquare(canvas);
    return;
  }
  const texts = takeSquareTexts(canvas);
  // A table of rates leaves no room for a photo.
  if (texts.rates.length > 0) texts.pictures = NO_PICTURES;
  const short = texts.canLeaveBody ? { ...texts, body: undefined } : texts;
  const branded = canvas.features.hasMessageSquare ? toBranded(input.layout, texts) : undefined;
  const isBranded =
    branded &&
    page.attempt(() => {
      const top = squarePeople(canvas, { isBranded: input.realtor === undefined });
      return branded(canvas, short, top);
    });
  if (isBranded) return;
  const bandTop = squarePeople(canvas);
  const isMadeForPhoto = PICTURED.includes(input.layout);
  const isHome = isMadeForPhoto && input.layout !== 'greeting';
  const clear = canvas.features.hasMessageSquare && isHome ? CLEAR_HOME : CLEAR;
  // The listing agent takes priority over the home's features.
  const lean = texts.agent && { ...short, facts: toOneMessage(short).facts };
  const pictured = [
    ...(canvas.features.hasMessageSquare && isHome
      ? [
          ...(input.layout === 'open-house' || input.layout === 'co-brand'
            ? [() => splitPhoto(canvas, short, bandTop)]
            : []),
          () => squarePhoto(canvas, short, bandTop),
        ]
      : []),
    () =>
      overPhoto(canvas, short, bandTop, {
        sizes: isMadeForPhoto ? SQUARE_SIZES.overHome : SQUARE_SIZES.overPhoto,
        clear,
      }),
    () =>
      overPhoto(canvas, short, bandTop, {
        sizes: SQUARE_SIZES.dense,
        clear: isMadeForPhoto ? clear : CLEAR_DECORATION,
      }),
    ...(lean ? [() => overPhoto(canvas, lean, bandTop, { sizes: SQUARE_SIZES.dense, clear })] : []),
  ];
  const isDrawn = canvas.features.hasMessageSquare && !texts.pictures.main;
  const emblem = isDrawn ? EMBLEMS[input.layout] : undefined;
  const isFirstHome = canvas.features.hasMessageSquare && input.layout === 'first-home';
  const besidePicture = isFirstHome
    ? [
        () => squareSteps(canvas, texts, bandTop),
        () => squarePoster(canvas, short, bandTop),
        () => squarePoster(canvas, withoutLead(short), bandTop),
      ]
    : [];
  const posters = [
    ...(isDrawn && isHome ? [() => squarePoster(canvas, toOneMessage(short), bandTop)] : []),
    // A greeting keeps its whole message.
    ...(isDrawn && input.layout === 'greeting' ? [() => squarePoster(canvas, texts, bandTop)] : []),
    ...(isDrawn && !isFirstHome ? [() => squarePoster(canvas, short, bandTop)] : []),
    ...(emblem ? [() => poster(canvas, short, bandTop, { sizes: SQUARE_SIZES.compact, emblem })] : []),
    // A program's benefits have to be readable on a phone; the photo is only decoration.
    ...(input.layout === 'program'
      ? [texts, { ...texts, pictures: NO_PICTURES }].flatMap((given) => [
          () => poster(canvas, given, bandTop, { sizes: SQUARE_SIZES.fewBenefits, min: MIN_BENEFITS.few }),
          () =>
            poster(canvas, given, bandTop, {
              sizes: SQUARE_SIZES.benefits,
              min: canvas.features.hasMessageSquare ? MIN_BENEFITS.scaled : MIN_BENEFITS.usual,
            }),
        ])
      : []),
    ...(input.layout === 'program' && canvas.features.hasMessageSquare
      ? [() => squarePoster(canvas, { ...texts, pictures: NO_PICTURES }, bandTop)]
      : []),
    ...(input.layout === 'program' && canvas.features.hasMessageSquare
      ? [
          () =>
            poster(canvas, { ...texts, pictures: NO_PICTURES }, bandTop, {
              sizes: SQUARE_SIZES.tightBenefits,
              min: MIN_BENEFITS.tight,
            }),
        ]
      : []),
    ...(DRAWN.includes(input.layout)
      ? [() => poster(canvas, short, bandTop, { sizes: SQUARE_SIZES.compact, isDrawn: true })]
      : []),
    ...(isMadeForPhoto ? [] : [() => poster(canvas, texts, bandTop, { sizes: SQUARE_SIZES.poster })]),
    () => poster(canvas, short, bandTop, { sizes: SQUARE_SIZES.poster }),
    () => poster(canvas, short, bandTop, { sizes: SQUARE_SIZES.compact }),
    () => poster(canvas, short, bandTop, { sizes: SQUARE_SIZES.dense, min: 0 }),
    () => poster(canvas, { ...short, pictures: NO_PICTURES }, bandTop, { sizes: SQUARE_SIZES.dense, min: 0 }),
    ...(lean ? [() => poster(canvas, lean, bandTop, { sizes: SQUARE_SIZES.dense, min: 0 })] : []),
  ];
  const isPictured = texts.pictures.main && input.layout !== 'program';
  const usual = isPictured ? [...pictured, ...(isMadeForPhoto ? [] : posters)] : posters;
  const tries = [...besidePicture, ...usual];
  if (!firstThatFits(page, tries.slice(0, -1), (draw) => draw())) tries.at(-1)?.();
}

/** Returns the function that draws an image with one company's name next to its officer. */
function toBranded(layout: LayoutKey, { pictures }: SquareTexts): typeof cardPhoto | undefined {
  if (layout === 'rate-sheet') return ratesPoster;
  return layout === 'just-listed' && pictures.main ? cardPhoto : undefined;
}

function overPhoto(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  { sizes, clear }: { sizes: SquareSizes; clear: number },
): boolean {
  const { page, width, height } = canvas;
  const room = bandTop * (1 - clear) - FOOT;
  const { parts } = squareParts(canvas, texts, sizes, { room, lines: 2, height: 80, isShort: true });
  const top = Math.round(bandTop - FOOT - stackHeight(parts));
  const foot = Math.round(Math.min(bandTop, Math.max(height * MIN_PHOTO, top + 40)));
  page.fill(box(0, foot, width, bandTop - foot), palette.deep);
  picture(canvas, texts.pictures.main, box(0, 0, width, foot));
  shade(canvas, top, foot);
  drawStack(parts, top);
  brandPill(canvas);
  return !canvas.features.hasMessageSquare || stackHeight(parts) <= room + 1;
}

/** Opacity of the shade where the text begins, and how far above the text it starts, in points. */
const SHADE = 0.78;
const SHADE_REACH = 28;

/**
 * Darkens the photo toward its foot, so that light text is readable on any photo. Uses bands of one point, which is two pixels, because
 * overlapping layers would each be rounded.
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

/** Draws the company name on a plate in the corner, no wider than the name, because most photos have sky there. */
function brandPill(canvas: Canvas): void {
  const { page, width } = canvas;
  const wide = brandWidth(canvas, width / 2);
  page.path(roundedBox(box(14, 14, wide + 26, 40), 8), { fill: palette.card });
  brandMark(canvas, { x: 26, y: 21, width: width / 2 });
}

function poster(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  {
    sizes,
    isDrawn = false,
    min = READABLE,
    emblem,
  }: { sizes: SquareSizes; isDrawn?: boolean; min?: number; emblem?: Emblem | undefined },
): boolean {
  const { page, input, width, margin } = canvas;
  page.fill(box(0, 0, width, bandTop), palette.evergreen);
  const room = bandTop - BRAND_FOOT - FOOT;
  const photo = texts.pictures.main;
  const limits = {
    lines: 4,
    height: room * 0.5,
    isShort:
      sizes === SQUARE_SIZES.dense || sizes === SQUARE_SIZES.benefits || sizes === SQUARE_SIZES.tightBenefits,
    beside: photo || emblem ? ROUND - 8 : 0,
    besideHeight: photo || emblem ? ROUND_TOP + ROUND + 8 - BRAND_FOOT : 0,
  };
  const { parts, readableSize } = squareParts(canvas, texts, sizes, { room, ...limits });
  const spare = room - stackHeight(parts);
  const view = isDrawn ? Math.min(MAX_VIEW, spare - 20) : 0;
  if (isDrawn) {
    const area = box(0, Math.round(bandTop - view), width, Math.round(view));
    street(page, area, 'dusk', { clip: dome(area), isWhole: true });
  } else if (texts.address && input.layout !== 'event' && !canvas.features.hasMessageSquare)
    gables(canvas, box(0, 0, width, bandTop));
  else drawRings(canvas, bandTop);
  if (emblem) emblem(page, box(width - margin - ROUND + 8, ROUND_TOP, ROUND, ROUND));
  if (photo) {
    const area = box(width - margin - ROUND + 8, ROUND_TOP, ROUND, ROUND);
    picture(canvas, photo, area, {
      mood: 'dusk',
      clip: circle(area.x + ROUND / 2, area.y + ROUND / 2, ROUND / 2),
    });
  }
  brandMark(canvas, { x: margin, y: 22, width: width - margin * 2 - limits.beside }, { tone: 'dark' });
  const between = Math.min(12, Math.max(0, spare - view) / (parts.length + 1));
  for (const part of parts) part.gap += between;
  drawStack(parts, BRAND_FOOT + Math.max(0, bandTop - view - FOOT - BRAND_FOOT - stackHeight(parts)) / 2);
  return readableSize >= min && (!isDrawn || view >= MIN_VIEW);
}

/** Draws the rings of a rising sun in the lower right corner. */
function drawRings({ page, width }: Canvas, foot: number): void {
  const clip = rectangle(box(0, 0, width, foot));
  for (const [index, radius] of [330, 258, 190, 126].entries())
    page.path(circle(width - 40, foot, radius), { fill: ringColors[index] ?? palette.moss, clip });
}

/** Returns the outline of the sky above a drawn street. */
const dome = ({ x, y, width, height }: Box): Path => [
  ['M', x, y + height],
  ['L', x, y + DOME],
  ['C', x + width * 0.3, y - DOME / 3, x + width * 0.7, y - DOME / 3, x + width, y + DOME],
  ['L', x + width, y + height],
  ['Z'],
];
