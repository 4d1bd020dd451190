import { brandMark } from '../../../brandMark.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, toTextContent } from '../../../page/page.ts';
import { drawStack, type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { palette } from '../../../scene/palette.ts';
import { box } from '../../../scene/shapes.ts';
import { toParagraphText } from '../../../text/toPlainText.ts';
import { type } from '../../../text/typeStyles.ts';
import { LIMITS, type SquareTexts } from '../../generation5/squareTexts.ts';
import { withoutLead } from '../oneMessage.ts';
import { actionLine } from './actionLine.ts';
import { sidePicture } from './squarePictures.ts';
import { isInColumn, SIDE_PICTURE } from './squareStrip.ts';
import { SQUARE_MARGIN } from './squareWriter.ts';

const X = SIDE_PICTURE + 26;
const TOP = { brand: 22, texts: 62 };
const FOOT = 16;
/** Width of a step's number, in points. */
const NUMBER = 26;
const COUNT = { min: 3, max: 6 };
const LONGEST = 34;

/** Sizes to try, from roomy to tight, in points. */
const SIZES = [
  { headline: 38, step: 19, gap: 9, head: 18 },
  { headline: 38, step: 15, gap: 9, head: 16 },
  { headline: 30, step: 15, gap: 8, head: 14 },
  { headline: 24, step: 15, gap: 5, head: 10 },
] as const;

/** Words in a step's title that only its full sentence would explain. */
const FIGURE = /\d\s?%|\$\s?\d|\bapr\b|\brates?\b|\bfree\b|\bno\b|\bzero\b|\bguarante/i;

/**
 * Returns the bold titles of a guide's steps, without their periods. Returns undefined if a sentence that follows limits what a title
 * says.
 */
function toTitles(body: Content | undefined): string[] | undefined {
  const paragraphs = body?.paragraphs ?? [];
  const titles = paragraphs.map(({ spans: [first] }) => (first?.bold ? first.text.trim() : ''));
  const isShort = titles.every((title) => title !== '' && title.length <= LONGEST && !FIGURE.test(title));
  const isFree = paragraphs.every((paragraph) => !LIMITS.test(toParagraphText(paragraph)));
  const isFew = titles.length >= COUNT.min && titles.length <= COUNT.max;
  return isShort && isFree && isFew ? titles.map((title) => title.replace(/[.:]$/, '')) : undefined;
}

/**
 * Draws the photo or a street up a hill on the left, and next to it the title of each of the flyer's steps as a numbered list, and the
 * call to action.
 */
export function squareSteps(canvas: Canvas, given: SquareTexts, bandTop: number): boolean {
  const { page, width, bottom } = canvas;
  const titles = toTitles(given.body);
  const { lead, headline, callToAction } = withoutLead(given);
  if (!titles || !headline || lead || given.kicker || given.facts.length > 0) return false;
  const inner = width - X - SQUARE_MARGIN;
  const key = given.body?.field;
  const setSteps = (size: number, gap: number): Part[] =>
    titles.map((title, index) => {
      const strong = { ...type.value, size, min: size, leading: 1.2 };
      const number = page.set(
        toTextContent(`${index + 1}`, key),
        { ...strong, color: palette.brass },
        NUMBER,
      );
      const text = page.set(toTextContent(title, key), { ...strong, face: 'sans' }, inner - NUMBER, {
        lines: 1,
      });
      return {
        height: text.height,
        gap: index === 0 ? 0 : gap,
        draw(y) {
          page.place(number, X, y);
          page.place(text, X + NUMBER, y, { isContinued: true });
        },
      };
    });
  const parts = firstThatFits(page, SIZES, (sizes) => {
    const style = { ...type.display, size: sizes.headline, min: sizes.headline, color: palette.evergreen };
    const title = page.set(headline, style, inner, { lines: 3 });
    const [first, ...others] = setSteps(sizes.step, sizes.gap);
    const all = [
      textPart(page, title, X, 0),
      ...(first ? [{ ...first, gap: sizes.head }, ...others] : []),
      ...actionLine(canvas, callToAction, { x: X, width: inner, gap: sizes.head }),
    ];
    return title.overflow === 0 && stackHeight(all) <= bandTop - TOP.texts - FOOT ? all : undefined;
  });
  if (!parts) return false;
  page.fill(box(0, 0, width, bandTop), palette.card);
  sidePicture(canvas, given, box(0, 0, SIDE_PICTURE, isInColumn(canvas) ? bottom : bandTop));
  brandMark(canvas, { x: X, y: TOP.brand, width: inner });
  drawStack(parts, TOP.texts + (bandTop - FOOT - TOP.texts - stackHeight(parts)) / 2);
  return true;
}
