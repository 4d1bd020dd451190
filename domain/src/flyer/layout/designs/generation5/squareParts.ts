import type { Canvas } from '../../page/canvas.ts';
import type { FilledField } from '../../page/fields.ts';
import { type Content, toTextContent } from '../../page/page.ts';
import { type Part, stackHeight, textPart } from '../../page/stack.ts';
import { palette } from '../../scene/palette.ts';
import { keepTownTogether } from '../../text/keepTownTogether.ts';
import { type TypeStyle, type } from '../../text/typeStyles.ts';
import { toByline } from '../generation6/byline.ts';
import { figuresPart } from './figuresPart.ts';
import { ratesPart } from './ratesPart.ts';
import type { SquareSizes } from './squareSizes.ts';
import type { SquareTexts } from './squareTexts.ts';

/** Minimum height in points that figures leave for a headline, and rates for their assumptions. */
const MIN_HEADLINE = 60;
const MIN_BODY = 46;

/** Minimum size of a text of several lines, in points, which may be lower if nothing else fits. */
export const READABLE = 13;

interface TextLimits {
  /** Maximum height of all texts. */
  room: number;
  /** Maximum number of headline lines. */
  lines: number;
  height: number;
  /** Whether a smaller headline on one line is preferred to a large one. */
  isShort?: boolean;
  /** Width and height that a photo to the right of the first texts takes from them. */
  beside?: number;
  besideHeight?: number;
}

/** Returns all the texts of the image, stacked and in light colors, and the size of the one most at risk of being too small. */
export function squareParts(
  canvas: Canvas,
  texts: SquareTexts,
  sizes: SquareSizes,
  { room, lines, height, isShort = false, beside = 0, besideHeight = 0 }: TextLimits,
): { parts: Part[]; readableSize: number } {
  const { page, width, margin } = canvas;
  const inner = width - margin * 2;
  let free = room;
  const write = (
    content: Content | undefined,
    style: TypeStyle,
    { gap, max, lines: most = 9 }: { gap: number; max: number; lines?: number },
  ) => {
    if (!content) return undefined;
    const limits = { lines: most, height: Math.max(0, Math.min(max, free - gap)) };
    const part = textPart(page, page.set(content, style, inner - beside, limits), margin, gap);
    free -= part.height + part.gap;
    return part;
  };
  const gold = { ...type.value, color: palette.gold, leading: 1.2 };
  const soft = { ...type.lead, color: palette.mist, leading: 1.25 };
  // Set required texts first, so that they get room; drawing follows the reading order.
  const kicker = write(texts.kicker, { ...gold, size: sizes.kicker, min: 12 }, { gap: 0, max: 44, lines: 2 });
  const when = write(texts.when, { ...gold, size: sizes.when, min: 12 }, { gap: 2, max: 56, lines: 2 });
  const closing = { ...gold, size: sizes.action, min: 12 };
  const only = texts.facts.length === 1 ? texts.facts[0] : undefined;
  const row =
    only && texts.callToAction && figureRow(canvas, only, texts.callToAction, { sizes, style: closing });
  if (row) free -= row.height + row.gap;
  const byline = write(
    texts.agent && toByline(texts.agent),
    { ...type.label, color: palette.mist, size: 12, min: 12 },
    { gap: 8, max: 40, lines: 2 },
  );
  const action = row ?? write(texts.callToAction, closing, { gap: 10, max: 60, lines: 3 });
  const place = texts.address && toTextContent(keepTownTogether(texts.address.text), texts.address.field.key);
  const address = write(place, { ...soft, size: sizes.address, min: 12 }, { gap: 4, max: 60, lines: 2 });
  const minHeadline = isShort ? sizes.headline * 1.2 : MIN_HEADLINE;
  const figures = row
    ? undefined
    : figuresPart(
        canvas,
        texts.facts,
        { x: margin, width: inner },
        { size: sizes.figure, label: sizes.label, gap: 12, maxHeight: Math.max(0, free - minHeadline) },
      );
  if (figures) free -= figures.part.height + figures.part.gap;
  const table = ratesPart(canvas, texts.rates, free - minHeadline - (texts.body ? MIN_BODY : 0));
  if (table) free -= table.part.height + table.part.gap;
  const hasMore =
    texts.rates.length > 0 || texts.facts.length > 0 || texts.body !== undefined || texts.lead !== undefined;
  const max = hasMore ? height : Math.max(height, free * 0.9);
  const title = { ...type.display, color: palette.card, size: sizes.headline, min: 20 };
  const limits = { lines, height: Math.max(0, Math.min(free, max)) };
  const headline =
    texts.headline &&
    setHeadline(canvas, texts.headline, title, { width: inner - beside, ...limits, isShort });
  if (headline) free -= headline.height + headline.gap;
  const lead = write(
    texts.lead,
    { ...soft, size: sizes.lead, min: 12 },
    { gap: 8, max: texts.body ? free * 0.5 : free },
  );
  const message = { ...soft, face: 'serifItalic', color: palette.card, isBalanced: true } as const;
  const style =
    canvas.input.layout === 'greeting'
      ? { ...message, size: sizes.message, min: READABLE }
      : { ...type.body, leading: 1.35, color: palette.card, size: sizes.body, min: 11 };
  const set = texts.body && page.set(texts.body, style, inner, { height: Math.max(0, free - 10) });
  const body = set && textPart(page, set, margin, 10);
  const isThere = (part: Part | undefined): part is Part => part !== undefined;
  const upper = [kicker, when, headline, address, lead].filter(isThere);
  const lower = [table?.part, figures?.part, body, action, byline].filter(isThere);
  const [first] = lower;
  // Full-width text starts below the photo.
  if (first && besideHeight > 0) first.gap = Math.max(first.gap, besideHeight - stackHeight(upper));
  const parts = [...upper, ...lower];
  const isLarge = table?.isLarge !== false && figures?.isLarge !== false && stackHeight(parts) <= room + 1;
  return { parts, readableSize: isLarge ? (set?.size ?? Number.POSITIVE_INFINITY) : 0 };
}

/** Sets a headline on one line, if requested and possible by shrinking it by a quarter at most. */
function setHeadline(
  { page, margin }: Canvas,
  content: Content,
  style: TypeStyle,
  { width, isShort, ...limits }: { width: number; lines: number; height: number; isShort: boolean },
): Part {
  if (isShort) {
    const min = Math.max(style.min, style.size * 0.75);
    const line = page.measure(content, { ...style, min }, width, { ...limits, lines: 1 });
    if (line.overflow === 0) return textPart(page, page.report(line), margin, 3);
  }
  return textPart(page, page.set(content, style, width, limits), margin, 3);
}

/** Returns a single figure with the call to action next to it. */
function figureRow(
  canvas: Canvas,
  fact: FilledField,
  callToAction: Content,
  { sizes, style }: { sizes: SquareSizes; style: TypeStyle },
): Part | undefined {
  const { page, width, margin } = canvas;
  const inner = width - margin * 2;
  const area = { x: margin, width: inner * 0.48 };
  const row = page.attempt(() => {
    const figure = figuresPart(canvas, [fact], area, {
      size: sizes.figure * 1.15,
      label: sizes.label,
      gap: 12,
      maxHeight: 90,
    });
    const text = page.set(callToAction, { ...style, align: 'right', isBalanced: true }, inner * 0.48, {
      lines: 2,
    });
    return figure?.isLarge && { part: figure.part, text };
  });
  if (!row) return undefined;
  const { part, text } = row;
  const height = Math.max(part.height, text.height);
  return {
    height,
    gap: 12,
    draw(y) {
      part.draw(y + (height - part.height) / 2);
      page.place(text, margin + inner - text.width, y + (height - text.height) / 2);
    },
  };
}
