import type { Canvas } from '../../../page/canvas.ts';
import type { FilledField } from '../../../page/fields.ts';
import { firstThatFits } from '../../../page/firstThatFits.ts';
import { type Content, type SetText, toTextContent } from '../../../page/page.ts';
import { type Part, stackHeight, textPart } from '../../../page/stack.ts';
import { lineWidth, splitAt } from '../../../people/cardText.ts';
import { palette } from '../../../scene/palette.ts';
import { keepTownTogether } from '../../../text/keepTownTogether.ts';
import { stepBelow, type TypeStyle, type } from '../../../text/typeStyles.ts';
import { canLeaveFact, type SquareTexts } from '../../generation5/squareTexts.ts';
import { setByline } from '../byline.ts';

/** Text colors on a dark and on a light background. */
export const DARK = { title: palette.card, accent: palette.gold, soft: palette.mist, ink: palette.card };
export const LIGHT = {
  title: palette.evergreen,
  accent: palette.brass,
  soft: palette.stone,
  ink: palette.ink,
};
export type MessageTone = typeof DARK | typeof LIGHT;

interface Sizes {
  headline: number;
  when: number;
  place: number;
  lead: number;
  figure: number;
  body: number;
  action: number;
}

/** Type sizes to try, from largest to smallest, in points of the type scale. */
const SIZES: readonly Sizes[] = [
  { headline: 60, when: 19, place: 19, lead: 19, figure: 48, body: 19, action: 19 },
  { headline: 48, when: 19, place: 19, lead: 19, figure: 38, body: 19, action: 19 },
  { headline: 48, when: 19, place: 15, lead: 15, figure: 38, body: 15, action: 15 },
  { headline: 38, when: 19, place: 19, lead: 19, figure: 38, body: 19, action: 19 },
  { headline: 38, when: 15, place: 15, lead: 15, figure: 38, body: 15, action: 15 },
  { headline: 38, when: 15, place: 15, lead: 15, figure: 30, body: 15, action: 15 },
  { headline: 30, when: 15, place: 15, lead: 15, figure: 30, body: 15, action: 15 },
  { headline: 30, when: 15, place: 15, lead: 15, figure: 30, body: 15, action: 12 },
  { headline: 30, when: 15, place: 12, lead: 12, figure: 24, body: 15, action: 12 },
  { headline: 24, when: 12, place: 12, lead: 12, figure: 19, body: 15, action: 12 },
];
const LABEL = 12;
/** Size of a greeting's signature, in points. */
const SIGNATURE = 30;
const FACT_GAP = 22;
/** Space between a label and the figure below it. */
const LABEL_GAP = 1;

export interface MessageArea {
  x: number;
  width: number;
  /** Maximum height. */
  room: number;
  tone: MessageTone;
  align?: 'left' | 'center';
  /** Maximum number of headline lines. */
  lines?: number;
  largest?: number;
  /** Whether the body is in a person's own words and set in italics. */
  isSpoken?: boolean;
}

/** The text at the top and the text at the foot. */
export interface Message {
  upper: readonly Part[];
  lower: readonly Part[];
}

/** Sets the message of an image without a photo in the largest sizes that fit. Returns undefined if none do. */
export function setMessage(canvas: Canvas, texts: SquareTexts, area: MessageArea): Message | undefined {
  const { largest = Infinity } = area;
  const allowed = SIZES.filter(({ headline }) => headline <= largest);
  return firstThatFits(canvas.page, allowed, (sizes) => setIn(canvas, texts, area, sizes));
}

function setIn(
  canvas: Canvas,
  texts: SquareTexts,
  { x, width, room, tone, align = 'left', lines = 4, isSpoken = false }: MessageArea,
  sizes: Sizes,
): Message | undefined {
  const { page } = canvas;
  let isWhole = true;
  const write = (
    content: Content | undefined,
    style: TypeStyle,
    { gap, lines }: { gap: number; lines: number },
  ): Part[] => {
    if (!content) return [];
    // A size below the one requested means that a word would have been broken.
    const text = page.set(content, { ...style, align, min: stepBelow(style.size) }, width, { lines });
    if (text.size < style.size) isWhole = false;
    return [textPart(page, text, x, gap)];
  };
  const strong = { ...type.value, color: tone.accent, leading: 1.2 };
  const soft = { ...type.lead, face: 'sans', color: tone.soft, leading: 1.3 } as const;
  // An event's type is a line above the day and hour. On an open house's image, both are one message.
  const isEvent = canvas.input.layout === 'event';
  const kicker = isEvent
    ? { ...type.overline, size: 12, tracking: 120, color: tone.title }
    : { ...strong, size: texts.when ? sizes.when : 12 };
  const when =
    texts.when &&
    (isOnLine(canvas, texts.when, { ...strong, size: sizes.when }, width)
      ? texts.when
      : splitAt(texts.when, ' \u00b7 '));
  const headline = { ...type.display, color: tone.title, size: sizes.headline };
  const place = texts.address && toTextContent(keepTownTogether(texts.address.text), texts.address.field.key);
  const spoken = {
    ...soft,
    face: 'serifItalic',
    color: tone.ink,
    isBalanced: true,
    isWordmark: true,
  } as const;
  const plain = { ...type.body, leading: 1.35, color: tone.ink };
  // Returns the verse, the sign-off, and the signature in a larger size.
  const spokenParts = ({ body, signed }: SquareTexts): Part[] => {
    const paragraphs = body?.paragraphs ?? [];
    const [verse, end] = [paragraphs.slice(0, -signed), paragraphs.slice(-signed)];
    const some = (chosen: Content['paragraphs']) =>
      body && chosen.length > 0 ? { ...body, paragraphs: chosen } : undefined;
    const name = { ...spoken, size: SIGNATURE, leading: 1.1, color: tone.title };
    return [
      ...write(some(verse), { ...spoken, size: sizes.body }, { gap: 12, lines: 9 }),
      ...write(some(end.slice(0, 1)), { ...spoken, size: 15 }, { gap: 12, lines: 2 }),
      ...write(some(end.slice(1)), name, { gap: 4, lines: 1 }),
    ];
  };
  const upper = [
    ...write(texts.kicker, kicker, { gap: 0, lines: 2 }),
    ...write(when, { ...strong, size: sizes.when }, { gap: isEvent && texts.kicker ? 3 : 0, lines: 2 }),
    ...write(texts.headline, headline, { gap: 6, lines }),
    ...write(place, { ...soft, size: sizes.place }, { gap: 8, lines: 3 }),
    ...write(texts.lead, { ...soft, size: sizes.lead }, { gap: 8, lines: 5 }),
    ...(isSpoken && texts.signed > 0
      ? spokenParts(texts)
      : write(texts.body, { ...(isSpoken ? spoken : plain), size: sizes.body }, { gap: 12, lines: 9 })),
  ];
  const facts = factsParts(canvas, texts.facts, { x, width, tone, align, size: sizes.figure });
  if (!facts || !isWhole) return undefined;
  const lower = [
    ...facts,
    ...write(
      texts.callToAction,
      { ...strong, size: sizes.action, isBalanced: true, hasPhrases: true },
      { gap: 12, lines: 3 },
    ),
    ...(texts.agent
      ? [textPart(page, setByline(page, texts.agent, { ...soft, align, size: LABEL }, width), x, 8)]
      : []),
  ];
  const gap = lower.length > 0 ? 14 : 0;
  if (!isWhole || stackHeight(upper) + gap + stackHeight(lower) > room) return undefined;
  return { upper, lower };
}

/** Returns whether a text fits on one line at its style's size. */
const isOnLine = ({ page }: Canvas, content: Content, style: TypeStyle, width: number): boolean =>
  page.measure(content, { ...style, min: style.size }, width, { lines: 1 }).overflow === 0;

interface FactArea {
  x: number;
  width: number;
  tone: MessageTone;
  align: 'left' | 'center';
  size: number;
}

/** Returns one large fact with the others in a row below: as many as fit, provided the rest may appear only on the flyer. */
function factsParts(canvas: Canvas, facts: readonly FilledField[], area: FactArea): Part[] | undefined {
  const [first, ...others] = facts;
  if (!first) return [];
  const isHome = first.field.type === 'number' && canvas.input.layout !== 'event';
  if (!isHome) return toRow(canvas, facts, { ...area, size: 15 }, facts.length);
  const large = toRow(canvas, [first], area, 1);
  for (let count = others.length; large && count >= 0; count -= 1) {
    if (!others.slice(count).every(canLeaveFact)) return undefined;
    const row = toRow(canvas, others.slice(0, count), { ...area, size: 15 }, count);
    if (row) return [...large, ...row];
  }
  return undefined;
}

function toRow(
  { page }: Canvas,
  facts: readonly FilledField[],
  { x, width, tone, align, size }: FactArea,
  count: number,
): Part[] | undefined {
  if (count === 0) return [];
  const isLarge = size > 15;
  const figure = {
    ...(isLarge ? type.title : type.value),
    role: 'P',
    tracking: 0,
    leading: 1.15,
    size,
    min: size,
    color: isLarge ? tone.accent : tone.ink,
  } as const;
  const name = { ...type.label, size: LABEL, min: LABEL, color: tone.soft };
  const row = page.attempt(() => {
    const cells = facts.map(({ field, content }) => {
      const value = page.set(content, figure, width, { lines: 1 });
      const label = page.set(toTextContent(field.label, field.key), name, width, { lines: 1 });
      return { value, label, wide: Math.max(lineWidth(value), lineWidth(label)) };
    });
    const total = cells.reduce((sum, { wide }) => sum + wide, FACT_GAP * (cells.length - 1));
    return total <= width && { cells, total };
  });
  if (!row) return undefined;
  const { cells, total } = row;
  const height = Math.max(...cells.map(({ value, label }) => label.height + LABEL_GAP + value.height));
  return [
    {
      height,
      gap: 10,
      draw(y) {
        let left = align === 'center' ? x + (width - total) / 2 : x;
        for (const { value, label, wide } of cells) {
          const inset = (text: SetText) => (align === 'center' ? (wide - lineWidth(text)) / 2 : 0);
          page.place(value, left + inset(value), page.place(label, left + inset(label), y) + LABEL_GAP);
          left += wide + FACT_GAP;
        }
      },
    },
  ];
}
