import { brandMark, brandWidth } from '../../../brandMark.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { lineWidth } from '../../../people/cardText.ts';
import { picture } from '../../../picture.ts';
import { palette } from '../../../scene/palette.ts';
import { box } from '../../../scene/shapes.ts';
import { toNamedWhen } from '../../../text/openHouse.ts';
import { type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { BOTH_HEIGHT, bothNames, isShared } from '../bothNames.ts';
import { setByline } from '../byline.ts';
import { toOneMessage } from '../oneMessage.ts';
import { SQUARE_MARGIN } from './squareWriter.ts';

const PADDING = 14;
/** Padding above a line with both companies. */
const TIGHT_PADDING = 6;
const RULE = 4;
const GAP = 16;
/** Size of the company name, to the right of the first line. */
const BRAND = { width: 168, height: 30 };
/** Shares of the image's height for the photo. */
const PHOTO = { wanted: 0.47, usual: 0.43, min: 0.36, strip: 0.3 };

/** Type sizes to try, from largest to smallest, in points of the type scale. `lines` is for a headline next to the company name. */
const STEPS = [
  { when: 24, headline: 48, place: 19, lines: 1 },
  { when: 24, headline: 38, place: 19, lines: 2 },
  { when: 19, headline: 38, place: 19, lines: 1 },
  { when: 19, headline: 30, place: 19, lines: 2 },
  { when: 15, headline: 30, place: 15, lines: 2 },
  { when: 15, headline: 24, place: 15, lines: 3 },
] as const;
/** Headlines up to this size may take two lines below the date and the company name. */
const LARGE = 30;

/**
 * Draws a home's photo across the image with nothing over it, and below it a message on a dark background: date, headline, address and
 * price, next to the company name. Everything else is only on the flyer.
 * @returns false if the flyer has other content to show or the text leaves too little of the photo
 */
export function squarePhoto(canvas: Canvas, given: SquareTexts, bandTop: number): boolean {
  const texts = toOneMessage(given);
  if (texts.lead || texts.body || texts.callToAction || texts.facts.length > 1) return false;
  const fits = (min: number, steps: readonly Step[]) =>
    firstThatFits(canvas.page, steps, (step) =>
      drawIn(canvas, texts, bandTop, { ...step, min: canvas.height * min }),
    );
  const large = STEPS.filter(({ headline }) => headline >= LARGE);
  return (
    fits(PHOTO.wanted, large) ??
    fits(PHOTO.usual, large) ??
    fits(PHOTO.usual, STEPS) ??
    fits(PHOTO.min, STEPS) ??
    // A narrow strip of photo is better than words over the house.
    fits(PHOTO.strip, STEPS) ??
    false
  );
}

type Step = (typeof STEPS)[number];

const fixed = (size: number) => ({ size, min: size });
const gold = { ...type.value, color: palette.gold, leading: 1.15 };

function drawIn(canvas: Canvas, texts: SquareTexts, bandTop: number, step: Step & { min: number }): boolean {
  const { page, width } = canvas;
  const parts = [...headParts(canvas, texts, step), ...placeParts(canvas, texts, step)];
  if (texts.agent) {
    const soft = { ...type.label, ...fixed(12), color: palette.mist };
    parts.push(
      textPart(page, setByline(page, texts.agent, soft, width - SQUARE_MARGIN * 2), SQUARE_MARGIN, 5),
    );
  }
  const { realtor } = canvas.input;
  const both = isShared(canvas.input) ? BOTH_HEIGHT : 0;
  const end = bandTop - both;
  const padding = both > 0 ? TIGHT_PADDING : PADDING;
  const foot = Math.round(end - stackHeight(parts) - padding * 2 - RULE);
  if (foot < step.min) return false;
  const seen = box(0, 0, width, foot);
  picture(canvas, texts.pictures.main, seen);
  page.fill(box(0, foot, width, end - foot), palette.evergreen);
  page.fill(box(0, foot, width, RULE), palette.gold);
  drawStack(parts, foot + RULE + padding);
  if (both > 0 && realtor) bothNames(canvas, realtor, end);
  return true;
}

/** Returns the headline with the company name to its right. If there is a date, it comes first and the headline goes below both. */
function headParts(canvas: Canvas, given: SquareTexts, step: Step): Part[] {
  const isBoth = isShared(canvas.input);
  const { kicker, when, headline } = isBoth ? withOneLine(given) : given;
  const { page, width } = canvas;
  const inner = width - SQUARE_MARGIN * 2;
  const isBranded = !isBoth;
  const beside = isBranded ? inner - BRAND.width - GAP : inner;
  const parts: Part[] = [];
  if (kicker)
    parts.push(
      textPart(page, page.set(kicker, { ...gold, ...fixed(15) }, inner, { lines: 1 }), SQUARE_MARGIN),
    );
  const style = { ...type.display, ...fixed(step.headline), color: palette.card };
  const below = when ? (step.headline <= LARGE ? 2 : 1) : step.lines;
  const title = headline && page.set(headline, style, when ? inner : beside, { lines: below });
  const first = when ? page.set(when, { ...gold, ...fixed(step.when) }, beside, { lines: 1 }) : title;
  const high = Math.max(isBranded ? BRAND.height : 0, first?.height ?? 0);
  parts.push({
    height: high,
    gap: 2,
    draw(y) {
      if (first) page.place(first, SQUARE_MARGIN, y + (high - first.height) / 2);
      if (!isBranded) return;
      const top = when ? y + (high - BRAND.height) / 2 : y + 4;
      brandMark(
        canvas,
        { x: width - SQUARE_MARGIN - brandWidth(canvas, BRAND.width), y: top + 1, width: BRAND.width },
        { tone: 'dark' },
      );
    },
  });
  if (when && title) parts.push(textPart(page, title, SQUARE_MARGIN, 3));
  return parts;
}

/** Merges the occasion into the line with day and hour, because there is no company name to share a line with. */
const withOneLine = (texts: SquareTexts): SquareTexts =>
  texts.when ? { ...texts, kicker: undefined, when: toNamedWhen(texts.when, texts.kicker) } : texts;

/** Returns the address with the price to its right. */
function placeParts({ page, width }: Canvas, { address, facts: [price] }: SquareTexts, step: Step): Part[] {
  const inner = width - SQUARE_MARGIN * 2;
  const figure = price && page.set(price.content, { ...gold, ...fixed(24) }, inner, { lines: 1 });
  const room = inner - (figure ? lineWidth(figure) + GAP : 0);
  const style = { ...type.lead, face: 'sans', ...fixed(step.place), leading: 1.25 } as const;
  const place =
    address &&
    page.set(address.content, { ...style, color: palette.mist }, room, { lines: step.place < 19 ? 2 : 1 });
  if (!place && !figure) return [];
  const height = Math.max(place?.height ?? 0, figure?.height ?? 0);
  return [
    {
      height,
      gap: 5,
      draw(y) {
        if (place) page.place(place, SQUARE_MARGIN, y + (height - place.height) / 2);
        const x = place && figure ? width - SQUARE_MARGIN - lineWidth(figure) : SQUARE_MARGIN;
        if (figure) page.place(figure, x, y + (height - figure.height) / 2);
      },
    },
  ];
}
