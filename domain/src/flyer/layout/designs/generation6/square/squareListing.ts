import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { drawStack, stackHeight, textPart } from '../../../page/stack.ts';
import { lineWidth } from '../../../people/cardText.ts';
import { picture } from '../../../picture.ts';
import { palette } from '../../../scene/palette.ts';
import { box, rectangle } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { BOTH_HEIGHT, bothNames } from '../bothNames.ts';
import { setByline } from '../byline.ts';
import { toHomeLine } from '../homeLine.ts';
import { createTextWriter, softStyle, toMessage, toPlace } from './squareWriter.ts';

/** Minimum share of the image's height for the photo. */
const MIN_PHOTO = 0.43;
/** The share needed to show a house from its roof to its doorstep. */
const WHOLE_HOUSE = 0.475;

/** Type sizes to try, from largest to smallest, in points of the type scale. */
const CARD_STEPS = [
  { headline: 38, place: 19, price: 30, isAcross: false },
  { headline: 30, place: 19, price: 30, isAcross: false },
  { headline: 30, place: 15, price: 30, isAcross: false },
  { headline: 24, place: 15, price: 24, isAcross: false },
] as const;
/** The same with the headline on one line across the card, which leaves the photo the most room. */
const ACROSS_STEPS = [
  { headline: 30, place: 15, price: 30, isAcross: true },
  { headline: 24, place: 15, price: 30, isAcross: true },
] as const;
/** Measurements of the card below a photo, in points. `over` is how far it overlaps the photo, where there is lawn. */
const CARD = {
  edge: 30,
  padding: 16,
  above: 14,
  bothAbove: 10,
  rule: 4,
  over: 20,
  between: 18,
  label: 12,
  sky: 8,
  listed: 5,
};
/** Space below the baseline of the card's last text. */
const LAST_BASE = 5;
/** Space above and below both companies at the card's foot. */
const NAMES = { above: 6, below: 1 };

/**
 * Draws a home's photo edge to edge, covered only by a white card along the bottom: headline and address, the price next to them, and both
 * companies below if there are two. A single company's name goes next to its officer (`squarePeople`).
 * @returns false if the flyer has other content to show or the text leaves too little of the photo
 */
export function cardPhoto(canvas: Canvas, given: SquareTexts, bandTop: number): boolean {
  const texts = toMessage(given);
  if (!texts) return false;
  const home = toHomeLine(given.facts);
  const fits = (line: Content | undefined, min: number, steps: readonly CardSizes[] = CARD_STEPS) =>
    firstThatFits(canvas.page, steps, (step) => drawCard(canvas, texts, bandTop, { ...step, line, min }));
  return (
    fits(home, WHOLE_HOUSE, ACROSS_STEPS) ??
    fits(home, WHOLE_HOUSE) ??
    fits(home, MIN_PHOTO, ACROSS_STEPS) ??
    fits(home, MIN_PHOTO) ??
    fits(undefined, MIN_PHOTO) ??
    false
  );
}

type CardSizes = (typeof CARD_STEPS | typeof ACROSS_STEPS)[number];
type CardStep = CardSizes & {
  /** Bedrooms, bathrooms and area. */
  line: Content | undefined;
  /** Minimum share of the image's height for the photo above the card. */
  min: number;
};

function drawCard(canvas: Canvas, texts: SquareTexts, bandTop: number, step: CardStep): boolean {
  const { page, width, height } = canvas;
  const { kicker, when, headline, facts, pictures } = texts;
  const { realtor } = canvas.input;
  const card = box(CARD.edge, 0, width - CARD.edge * 2, 0);
  const inner = card.width - CARD.padding * 2;
  const [fact] = facts;
  const figure = {
    ...type.title,
    role: 'P',
    color: palette.brass,
    size: step.price,
    min: step.price,
  } as const;
  const price = fact && page.set(fact.content, figure, inner / 2, { lines: 1 });
  const label = { ...type.label, size: CARD.label, min: CARD.label, color: palette.stone } as const;
  const name = fact && page.set(toTextContent(fact.field.label), label, inner / 2, { lines: 1 });
  const { isAcross } = step;
  const [figureWidth, nameWidth] = price && name ? [lineWidth(price), lineWidth(name)] : [0, 0];
  const beside = isAcross ? figureWidth + CARD.between / 2 + nameWidth : Math.max(figureWidth, nameWidth);
  const x = card.x + CARD.padding;
  const write = createTextWriter(canvas, x, inner - (price ? beside + CARD.between : 0));
  const head = isAcross ? createTextWriter(canvas, x, inner) : write;
  const strong = { ...type.value, size: 15, color: palette.brass, leading: 1.2 };
  const title = { ...type.display, size: step.headline, color: palette.evergreen };
  const parts = [
    ...head(kicker, strong, { gap: 0, lines: 1 }),
    ...head(when, strong, { gap: 0, lines: 1 }),
    ...head(headline, title, { gap: 2, lines: isAcross ? 1 : 2 }),
    ...write(toPlace(texts), { ...softStyle, color: palette.stone, size: step.place }, { gap: 5, lines: 2 }),
    ...write(step.line, { ...type.value, size: 15, color: palette.ink, leading: 1.2 }, { gap: 3, lines: 1 }),
  ];
  const textHeight = stackHeight(parts);
  const byline = texts.agent
    ? [textPart(page, setByline(page, texts.agent, { ...type.label, size: CARD.label }, inner), x)]
    : [];
  const listed = byline.length > 0 ? stackHeight(byline) + CARD.listed : 0;
  const names = realtor ? NAMES.above + BOTH_HEIGHT + NAMES.below : CARD.above;
  const above = realtor ? CARD.bothAbove : CARD.above;
  const top = Math.round(bandTop - textHeight - listed - CARD.rule - above - names);
  if (top < height * step.min) return false;
  const seen = box(0, 0, width, top + CARD.over);
  // Show slightly more sky than lawn.
  picture(canvas, pictures.main, { ...seen, height: seen.height + CARD.sky }, { clip: rectangle(seen) });
  page.fill(box(0, seen.height, width, bandTop - seen.height), palette.evergreen);
  page.fill(box(card.x, top, card.width, bandTop - top), palette.card);
  page.fill(box(card.x, top, card.width, CARD.rule), palette.gold);
  const start = top + CARD.rule + above;
  drawStack(parts, start);
  drawStack(byline, start + textHeight + CARD.listed);
  if (price && name) {
    const right = card.x + card.width - CARD.padding;
    if (isAcross) {
      // Align it with the baseline of the last line of text.
      const y = start + textHeight - LAST_BASE - (price.lines[0]?.y ?? 0);
      const drop = (price.lines[0]?.y ?? 0) - (name.lines[0]?.y ?? 0);
      page.place(name, right - beside, y + drop);
      page.place(price, right - figureWidth, y);
    } else {
      const y = start + (textHeight - name.height - price.height) / 2;
      page.fill(box(right - beside - CARD.between / 2 - 3, start, 1, textHeight), palette.line);
      page.place(price, right - beside, page.place(name, right - beside, y));
    }
  }
  if (realtor) {
    const y = bandTop - names + NAMES.above / 2;
    page.fill(box(x, y, inner, 1), palette.line);
    bothNames(canvas, realtor, bandTop - BOTH_HEIGHT - NAMES.below, x);
  }
  return true;
}
