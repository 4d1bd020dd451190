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
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { setByline } from '../byline.ts';
import { COLUMN_FOOT, drawBylineStrip, toColumnWidth } from './splitColumn.ts';
import { DARK } from './squareMessage.ts';
import { createTextWriter, goldStyle, LABEL, softStyle, toPlace } from './squareWriter.ts';
import { toDayAndHours } from './toDayAndHours.ts';

/** Minimum share of the image's area for the photo. */
const MIN_PHOTO = 0.43;
/** Space at both sides of the column's text, in points. */
const PADDING = 24;
/** Y of the company's name, and of the column's text, in points. */
const BRAND = 22;
const HEAD = 58;
/** Size of the column's first line, in points. */
const FIRST_LINE = 19;
/** How much less is cropped from the photo's left side than from its right, as a share of its width. */
const LEFT_CROP_REDUCTION = 0.12;

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

type Step = (typeof HOURS_STEPS)[number] & { home?: Content | undefined; agent?: FilledField | undefined };

/**
 * Draws a home's photo at full height with a dark column on the right: day and hours in the largest type, address and price.
 * @returns false if the text needs more room
 */
export function splitOneCompany(
  canvas: Canvas,
  texts: SquareTexts,
  { home, bandTop }: { home: Content | undefined; bandTop: number },
): boolean {
  // The listing agent goes with the home's details, or on a strip below if that would make the hours too small.
  const { agent } = texts;
  const large = HOURS_STEPS.filter(({ hours }) => hours >= READABLE_HOURS);
  const inColumn = firstThatFits(canvas.page, large, (step) =>
    drawHours(canvas, texts, bandTop, { ...step, home, agent }),
  );
  if (inColumn) return true;
  const end = bandTop - drawBylineStrip(canvas, agent, bandTop);
  return (
    firstThatFits(canvas.page, HOURS_STEPS, (step) => drawHours(canvas, texts, end, { ...step, home })) ??
    firstThatFits(canvas.page, HOURS_STEPS, (step) => drawHours(canvas, texts, end, step)) ??
    false
  );
}

/** Returns the day and the hours, each on its own line. */
function toHourLines(when: Content): Content[] {
  const { day, hours } = toDayAndHours(when);
  if (!day || !hours) return [splitAt(when, ' \u00b7 ')];
  return [day, hours].map((text) => toTextContent(text, when.field));
}

function drawHours(
  canvas: Canvas,
  { kicker, when, headline, facts: [price], ...texts }: SquareTexts,
  bandTop: number,
  step: Step,
): boolean {
  const { page, width } = canvas;
  if (!when) return false;
  const column = toColumnWidth(canvas, MIN_PHOTO, bandTop);
  const left = width - column;
  const x = left + PADDING;
  const write = createTextWriter(canvas, x, column - PADDING * 2);
  const large = toHourLines(when);
  const hours = { ...type.display, size: step.hours, leading: 1.1, color: palette.card };
  const title = { ...type.display, size: step.headline, color: palette.card };
  const label = { ...type.label, size: LABEL, color: DARK.soft };
  const first = { ...goldStyle, size: FIRST_LINE };
  const opening = kicker
    ? [
        ...write(kicker, first, { gap: 0, lines: 1 }),
        ...write(headline, title, { gap: 2, lines: step.lines }),
      ]
    : write(headline, first, { gap: 0, lines: 2 });
  const parts = [
    ...opening,
    ...large.flatMap((one, index) => write(one, hours, { gap: index === 0 ? 6 : 0, lines: 2 })),
    ...write(toPlace(texts), { ...softStyle, color: palette.card, size: step.place }, { gap: 18, lines: 3 }),
    ...(price ? write(toTextContent(price.field.label, price.field.key), label, { gap: 14, lines: 1 }) : []),
    ...write(price?.content, { ...goldStyle, size: step.price }, { gap: 0, lines: 1 }),
    ...write(
      step.home,
      { ...type.value, size: 15, color: palette.card, leading: 1.25, gap: 0 },
      { gap: 6, lines: 2 },
    ),
    ...(step.agent
      ? [textPart(page, setByline(page, step.agent, { ...label, leading: 1.25 }, column - PADDING * 2), x, 8)]
      : []),
  ];
  const room = bandTop - HEAD - COLUMN_FOOT;
  if (stackHeight(parts) > room) return false;
  const seen = box(0, 0, left, bandTop);
  picture(
    canvas,
    texts.pictures.main,
    { ...seen, width: left * (1 + LEFT_CROP_REDUCTION) },
    { clip: rectangle(seen) },
  );
  page.fill(box(left, 0, column, bandTop), palette.evergreen);
  brandMark(canvas, { x, y: BRAND, width: column - PADDING * 2 }, { tone: 'dark' });
  drawStack(parts, HEAD + (room - stackHeight(parts)) / 2);
  return true;
}
