import { brandMark } from '../../../brandMark.ts';
import type { Canvas } from '../../../page/canvas.ts';
import type { FilledField } from '../../../page/fields.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { drawStack, stackHeight, textPart } from '../../../page/stack.ts';
import { splitAt } from '../../../people/cardText.ts';
import { picture } from '../../../picture.ts';
import { palette } from '../../../scene/palette.ts';
import { box, rectangle } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../fifth/squareTexts.ts';
import { BOTH_HEIGHT, bothNames, isShared } from '../bothNames.ts';
import { setByline } from '../byline.ts';
import { toHomeLines } from '../homeLine.ts';
import { DARK, LIGHT } from './squareMessage.ts';
import { gold, LABEL, SQUARE_MARGIN, soft, toMessage, toPlace, writer } from './squareWriter.ts';

/** Minimum share of the image's area for the photo. */
const MIN_PHOTO = 0.43;
/** The same with a light column beside it, whose headline needs more width. */
const MIN_BESIDE = 0.38;

/** Type sizes to try, from largest to smallest, in points of the type scale. */
const SPLIT_STEPS = [
  { headline: 38, lines: 2, place: 19, price: 30, when: 19 },
  { headline: 30, lines: 2, place: 19, price: 30, when: 19 },
  { headline: 30, lines: 2, place: 19, price: 30, when: 15 },
  { headline: 30, lines: 3, place: 19, price: 30, when: 15 },
  { headline: 24, lines: 3, place: 15, price: 30, when: 15 },
  { headline: 30, lines: 4, place: 19, price: 30, when: 15 },
  { headline: 30, lines: 4, place: 15, price: 24, when: 15 },
  { headline: 24, lines: 4, place: 15, price: 24, when: 15 },
] as const;
/** Measurements of the column beside the photo, in points. */
const SPLIT = {
  widest: 218,
  edge: 24,
  bothEdge: 10,
  brand: 22,
  head: 58,
  bothHead: 24,
  below: 14,
  strip: 11,
};

/**
 * Draws a home's photo at full height with a column beside it. For one company the column is dark and on the right, with day and hours in
 * the largest type, address and price. For two companies it is light and on the left, with day and hours on gold, and both names on a line
 * below.
 * @returns false if the flyer has other content to show or the text needs more room
 */
export function splitPhoto(canvas: Canvas, given: SquareTexts, bandTop: number): boolean {
  const texts = toMessage(given);
  const { realtor } = canvas.input;
  if (!texts?.when) return false;
  if (!isShared(canvas.input) || !realtor) {
    const home = toHomeLines(given.facts);
    // The listing agent goes with the home's details, or on a strip below if that would make the hours too small.
    const { agent } = texts;
    const large = HOURS_STEPS.filter(({ hours }) => hours >= READABLE_HOURS);
    const inColumn = firstThatFits(canvas.page, large, (step) =>
      drawHours(canvas, texts, bandTop, { ...step, home, agent }),
    );
    if (inColumn) return true;
    const end = bandTop - bylineStrip(canvas, agent, bandTop);
    return (
      firstThatFits(canvas.page, HOURS_STEPS, (step) => drawHours(canvas, texts, end, { ...step, home })) ??
      firstThatFits(canvas.page, HOURS_STEPS, (step) => drawHours(canvas, texts, end, step)) ??
      false
    );
  }
  const names = bandTop - BOTH_HEIGHT;
  const end = names - bylineStrip(canvas, texts.agent, names);
  const home = toHomeLines(given.facts);
  const draw = (line: Content | undefined) =>
    firstThatFits(canvas.page, SPLIT_STEPS, (step) =>
      drawShared(canvas, texts, end, { ...step, home: line }),
    );
  const fits = draw(home) ?? draw(undefined);
  if (fits) bothNames(canvas, realtor, names);
  return fits ?? false;
}

/** Draws the listing agent on a strip across the image that ends at `foot`. Returns the strip's height. */
function bylineStrip({ page, width }: Canvas, agent: FilledField | undefined, foot: number): number {
  if (!agent) return 0;
  const style = { ...type.label, size: LABEL, min: 10 };
  const text = setByline(page, agent, style, width - SQUARE_MARGIN * 2);
  const height = Math.round(text.height + BYLINE * 2);
  page.fill(box(0, foot - height, width, height), palette.card);
  page.place(text, SQUARE_MARGIN, foot - height + BYLINE);
  return height;
}

/** Padding above and below the listing agent. */
const BYLINE = 6;

const toColumn = ({ width, height }: Canvas, min: number, bandTop: number) =>
  Math.floor(Math.min(SPLIT.widest, width - (min * width * height) / bandTop));

/** Minimum size of hours that can be read at a glance on a phone, in points of the type scale. */
const READABLE_HOURS = 30;

/** Type sizes to try, from largest to smallest, in points of the type scale. */
const HOURS_STEPS = [
  { hours: 48, headline: 24, lines: 2, place: 19, price: 24 },
  { hours: 48, headline: 24, lines: 2, place: 15, price: 24 },
  { hours: 38, headline: 24, lines: 3, place: 19, price: 24 },
  { hours: 38, headline: 24, lines: 3, place: 15, price: 24 },
  { hours: 30, headline: 24, lines: 3, place: 15, price: 24 },
  { hours: 24, headline: 24, lines: 3, place: 15, price: 24 },
  { hours: 19, headline: 19, lines: 4, place: 15, price: 24 },
] as const;
const OPENING = 19;
/** How much less is cropped from the photo's left side than from its right, as a share of its width. */
const SEEN_LEFT = 0.12;

/** Returns the day and the hours, each on its own line. */
function toHours(when: Content): Content[] {
  const said = when.paragraphs.flatMap(({ spans }) => spans.map(({ text }) => text)).join('');
  const [day, hours] = said.split(' \u00b7 ');
  if (!day || !hours) return [splitAt(when, ' \u00b7 ')];
  return [day, hours].map((text) => toTextContent(text, when.field));
}

function drawHours(
  canvas: Canvas,
  { kicker, when, headline, facts: [price], ...texts }: SquareTexts,
  bandTop: number,
  step: (typeof HOURS_STEPS)[number] & { home?: Content | undefined; agent?: FilledField | undefined },
): boolean {
  const { page, width } = canvas;
  if (!when) return false;
  const column = toColumn(canvas, MIN_PHOTO, bandTop);
  const left = width - column;
  const x = left + SPLIT.edge;
  const write = writer(canvas, x, column - SPLIT.edge * 2);
  const large = toHours(when);
  const hours = { ...type.display, size: step.hours, leading: 1.1, color: palette.card };
  const title = { ...type.display, size: step.headline, color: palette.card };
  const label = { ...type.label, size: LABEL, color: DARK.soft };
  const opening = { ...gold, size: OPENING };
  const parts = [
    ...(kicker ? [...write(kicker, opening, 0, 1), ...write(headline, title, 2, step.lines)] : []),
    ...(kicker ? [] : write(headline, opening, 0, 2)),
    ...large.flatMap((one, index) => write(one, hours, index === 0 ? 6 : 0, 2)),
    ...write(toPlace(texts), { ...soft, color: palette.card, size: step.place }, 18, 3),
    ...(price ? write(toTextContent(price.field.label, price.field.key), label, 14, 1) : []),
    ...write(price?.content, { ...gold, size: step.price }, 0, 1),
    ...write(step.home, { ...type.value, size: 15, color: palette.card, leading: 1.25, gap: 0 }, 6, 2),
    ...(step.agent
      ? [
          textPart(
            page,
            setByline(page, step.agent, { ...label, leading: 1.25 }, column - SPLIT.edge * 2),
            x,
            8,
          ),
        ]
      : []),
  ];
  const room = bandTop - SPLIT.head - SPLIT.below;
  if (stackHeight(parts) > room) return false;
  const seen = box(0, 0, left, bandTop);
  picture(canvas, texts.pictures.main, { ...seen, width: left * (1 + SEEN_LEFT) }, { clip: rectangle(seen) });
  page.fill(box(left, 0, column, bandTop), palette.evergreen);
  brandMark(canvas, { x, y: SPLIT.brand, width: column - SPLIT.edge * 2 }, { tone: 'dark' });
  drawStack(parts, SPLIT.head + (room - stackHeight(parts)) / 2);
  return true;
}

function drawShared(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  step: (typeof SPLIT_STEPS)[number] & { home: Content | undefined },
): boolean {
  const { page, width } = canvas;
  const { kicker, when, headline, facts, pictures } = texts;
  const column = toColumn(canvas, MIN_BESIDE, bandTop);
  // Align the column's text with the rest of the image.
  const x = SQUARE_MARGIN;
  const write = writer(canvas, x, column - SPLIT.bothEdge - x);
  const upper = [
    ...write(headline, { ...type.display, size: step.headline, color: LIGHT.title }, 0, step.lines),
    ...write(toPlace(texts), { ...soft, color: LIGHT.soft, size: step.place }, 8, 3),
  ];
  const [cost] = facts;
  const label = { ...type.label, size: LABEL, color: LIGHT.soft };
  const price = [
    ...(cost ? write(toTextContent(cost.field.label, cost.field.key), label, 0, 1) : []),
    ...write(cost?.content, { ...gold, color: LIGHT.accent, size: step.price }, 0, 1),
    ...write(step.home, { ...type.value, size: 15, leading: 1.25, gap: 0 }, 4, 2),
  ];
  const hours = { ...type.value, size: step.when, leading: 1.2, color: palette.deep };
  const open = [
    ...write(kicker, { ...label, color: palette.deep }, 0, 1),
    ...write(when && splitAt(when, ' \u00b7 '), hours, 0, 2),
  ];
  const strip = Math.round(stackHeight(open) + SPLIT.strip * 2);
  const end = bandTop - strip - SPLIT.below - stackHeight(price);
  const free = end - SPLIT.below - SPLIT.bothHead - stackHeight(upper);
  if (free < 0) return false;
  const photo = box(column, 0, width - column, bandTop);
  picture(canvas, pictures.main, photo, { clip: rectangle(photo) });
  page.fill(box(0, 0, column, bandTop), palette.mist);
  page.fill(box(0, bandTop - strip, column, strip), palette.gold);
  drawStack(upper, SPLIT.bothHead + free * 0.4);
  drawStack(price, end);
  drawStack(open, bandTop - strip + SPLIT.strip);
  return true;
}
