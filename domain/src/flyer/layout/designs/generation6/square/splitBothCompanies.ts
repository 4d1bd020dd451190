import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { drawStack, stackHeight } from '../../../page/stack.ts';
import { splitAt } from '../../../people/cardText.ts';
import { picture } from '../../../picture.ts';
import { palette } from '../../../scene/palette.ts';
import { box, rectangle } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import type { SquareTexts } from '../../generation5/squareTexts.ts';
import { BOTH_HEIGHT, bothNames } from '../bothNames.ts';
import { COLUMN_FOOT, drawBylineStrip, toColumnWidth } from './splitColumn.ts';
import { LIGHT } from './squareMessage.ts';
import { createTextWriter, goldStyle, LABEL, SQUARE_MARGIN, softStyle, toPlace } from './squareWriter.ts';

/** Minimum share of the image's area for the photo: the headline of the light column beside it needs width. */
const MIN_PHOTO = 0.38;
/** Space between the column's text and the photo, in points. */
const PADDING = 10;
/** Minimum y of the column's text, in points. */
const HEAD = 24;
/** Padding above and below the hours on the gold strip, in points. */
const STRIP_PADDING = 11;

/** Type sizes to try, from largest to smallest, in points of the type scale. */
const STEPS = [
  { headline: 38, lines: 2, place: 19, price: 30, when: 19 },
  { headline: 30, lines: 2, place: 19, price: 30, when: 19 },
  { headline: 30, lines: 2, place: 19, price: 30, when: 15 },
  { headline: 30, lines: 3, place: 19, price: 30, when: 15 },
  { headline: 24, lines: 3, place: 15, price: 30, when: 15 },
  { headline: 30, lines: 4, place: 19, price: 30, when: 15 },
  { headline: 30, lines: 4, place: 15, price: 24, when: 15 },
  { headline: 24, lines: 4, place: 15, price: 24, when: 15 },
] as const;

/**
 * Draws a home's photo at full height with a light column on the left: day and hours on gold, and the names of both companies on a line
 * below.
 * @returns false if the text needs more room
 */
export function splitBothCompanies(
  canvas: Canvas,
  texts: SquareTexts,
  {
    realtor,
    home,
    bandTop,
  }: { realtor: Parameters<typeof bothNames>[1]; home: Content | undefined; bandTop: number },
): boolean {
  const names = bandTop - BOTH_HEIGHT;
  const end = names - drawBylineStrip(canvas, texts.agent, names);
  const draw = (line: Content | undefined) =>
    firstThatFits(canvas.page, STEPS, (step) => drawShared(canvas, texts, end, { ...step, home: line }));
  const fits = draw(home) ?? draw(undefined);
  if (fits) bothNames(canvas, realtor, names);
  return fits ?? false;
}

function drawShared(
  canvas: Canvas,
  texts: SquareTexts,
  bandTop: number,
  step: (typeof STEPS)[number] & { home: Content | undefined },
): boolean {
  const { page, width } = canvas;
  const { kicker, when, headline, facts, pictures } = texts;
  const column = toColumnWidth(canvas, MIN_PHOTO, bandTop);
  // Align the column's text with the rest of the image.
  const x = SQUARE_MARGIN;
  const write = createTextWriter(canvas, x, column - PADDING - x);
  const upper = [
    ...write(
      headline,
      { ...type.display, size: step.headline, color: LIGHT.title },
      { gap: 0, lines: step.lines },
    ),
    ...write(toPlace(texts), { ...softStyle, color: LIGHT.soft, size: step.place }, { gap: 8, lines: 3 }),
  ];
  const [cost] = facts;
  const label = { ...type.label, size: LABEL, color: LIGHT.soft };
  const price = [
    ...(cost ? write(toTextContent(cost.field.label, cost.field.key), label, { gap: 0, lines: 1 }) : []),
    ...write(cost?.content, { ...goldStyle, color: LIGHT.accent, size: step.price }, { gap: 0, lines: 1 }),
    ...write(step.home, { ...type.value, size: 15, leading: 1.25, gap: 0 }, { gap: 4, lines: 2 }),
  ];
  const hours = { ...type.value, size: step.when, leading: 1.2, color: palette.deep };
  const open = [
    ...write(kicker, { ...label, color: palette.deep }, { gap: 0, lines: 1 }),
    ...write(when && splitAt(when, ' \u00b7 '), hours, { gap: 0, lines: 2 }),
  ];
  const strip = Math.round(stackHeight(open) + STRIP_PADDING * 2);
  const end = bandTop - strip - COLUMN_FOOT - stackHeight(price);
  const free = end - COLUMN_FOOT - HEAD - stackHeight(upper);
  if (free < 0) return false;
  const photo = box(column, 0, width - column, bandTop);
  picture(canvas, pictures.main, photo, { clip: rectangle(photo) });
  page.fill(box(0, 0, column, bandTop), palette.mist);
  page.fill(box(0, bandTop - strip, column, strip), palette.gold);
  drawStack(upper, HEAD + free * 0.4);
  drawStack(price, end);
  drawStack(open, bandTop - strip + STRIP_PADDING);
  return true;
}
