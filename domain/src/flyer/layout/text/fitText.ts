import type { Paragraph, Span } from '../../texts/richText.ts';
import { printable } from '../page/printable.ts';
import type { FontFace } from './fontFaces.ts';
import type { Measure } from './measure.ts';
import type { TypeStyle } from './typeStyles.ts';
import { type Glyph, type WrappedLine, wrap } from './wrap.ts';

interface FittedLine {
  /** Runs of one face each. `x` is relative to the left end of the line, before alignment. */
  runs: readonly { text: string; face: FontFace; x: number; width: number }[];
  width: number;
  /** Y of the baseline, from the top of the text. */
  y: number;
  /** X relative to the left of the text: the hanging indent of a bullet's lines. */
  indent: number;
  hasBullet: boolean;
}

/** A text fitted to a width, ready to be placed. */
export interface FittedText {
  lines: readonly FittedLine[];
  style: TypeStyle;
  size: number;
  width: number;
  height: number;
  /** Number of characters left out at the smallest size, or 0 if the text fits. */
  overflow: number;
  missing: readonly string[];
}

/** How paragraphs are set. */
export interface TextSetting {
  style: TypeStyle;
  width: number;
  limits?: Limits;
  measure: Measure;
  /** Allowed sizes. Without a scale, any size is allowed. */
  scale?: TypeScale | undefined;
}

export interface Limits {
  height?: number;
  lines?: number;
}

/** Type sizes in points, in ascending order. */
type TypeScale = readonly number[];

const BULLET_INDENT = 1.25;

/**
 * Sets paragraphs into the width at the style's size, shrinking down to `style.min` if they exceed the limits. Lines that don't fit even
 * then are left out whole, and their characters counted.
 */
export function fitText(paragraphs: readonly Paragraph[], setting: TextSetting): FittedText {
  const { style, measure, scale } = setting;
  const missing = new Set<string>();
  const prepared = paragraphs.map(({ type, spans }) => ({
    isBullet: type === 'bullet',
    glyphs: toGlyphs(spans, style, measure, missing),
  }));
  const last = trimmed(prepared);
  let fitted = setAt(last, style.size, setting);
  for (let size = style.size; size > style.min && !fitted.isGood; ) {
    size = Math.max(style.min, nextSmaller(size, scale));
    fitted = setAt(last, size, setting);
  }
  return { ...fitted.text, missing: [...missing] };
}

/** Marks at which a phrase can end, and only those for a longer pause. */
const PHRASE_ENDS = [/[,;:.!?]/, /[;:.!?]/];

/** Splits a heading into phrases that end in such a mark. */
function toPhrases(glyphs: readonly Glyph[], ends: RegExp): Glyph[][] {
  const phrases: Glyph[][] = [];
  let start = 0;
  glyphs.forEach(({ text }, index) => {
    if (text !== ' ' || !ends.test(glyphs[index - 1]?.text ?? '')) return;
    phrases.push(glyphs.slice(start, index));
    start = index + 1;
  });
  return [...phrases, glyphs.slice(start)];
}

const nextSmaller = (size: number, scale: TypeScale | undefined): number =>
  scale ? (scale.findLast((step) => step < size) ?? 0) : size - (size > 24 ? 1 : 0.5);

interface Prepared {
  isBullet: boolean;
  glyphs: readonly Glyph[];
}

/** Drops blank paragraphs at the start and end, and merges those in between into one. */
function trimmed(paragraphs: readonly Prepared[]): readonly Prepared[] {
  const isBlank = ({ glyphs }: Prepared) => glyphs.length === 0;
  const first = paragraphs.findIndex((one) => !isBlank(one));
  const last = paragraphs.findLastIndex((one) => !isBlank(one));
  return first < 0
    ? []
    : paragraphs
        .slice(first, last + 1)
        .filter((one, index, all) => !isBlank(one) || !isBlank(all[index - 1] as Prepared));
}

function toGlyphs(spans: readonly Span[], style: TypeStyle, measure: Measure, missing: Set<string>): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const span of spans) {
    const face = toFace(style.face, span);
    const source = style.isUpperCase ? span.text.toUpperCase() : span.text;
    const { text, missing: unknown } = printable(source, face, measure);
    for (const character of unknown) missing.add(character);
    for (const character of text) {
      // Collapse consecutive spaces into one.
      if (character === ' ' && (glyphs.length === 0 || glyphs.at(-1)?.text === ' ')) continue;
      const advance = (measure.advance(face, character.codePointAt(0) ?? 0) ?? 0) + (style.tracking ?? 0);
      glyphs.push({ text: character, face, advance });
    }
  }
  while (glyphs.at(-1)?.text === ' ') glyphs.pop();
  return glyphs;
}

function toFace(face: FontFace, { bold, italic }: Span): FontFace {
  if (face === 'serif') return bold ? 'serifBold' : italic ? 'serifItalic' : face;
  if (face === 'serifItalic') return bold ? 'serifBold' : italic ? 'serif' : face;
  if (face === 'sans') return bold ? (italic ? 'sansBoldItalic' : 'sansBold') : italic ? 'sansItalic' : face;
  return face;
}

function setAt(
  paragraphs: readonly Prepared[],
  size: number,
  { style, width, limits = {}, measure }: TextSetting,
): { isGood: boolean; text: Omit<FittedText, 'missing'> } {
  const step = size * style.leading;
  // Leave out the tracking after a line's last character, which isn't visible.
  const tracking = style.tracking ?? 0;
  // Place the first baseline so that half the leading is above the capitals, and the other half below the last line.
  const rise = (step + (measure.capHeight(style.face) * size) / 1000) / 2;
  const maxHeight = (limits.height ?? Number.POSITIVE_INFINITY) + 0.01;
  const lines: FittedLine[] = [];
  let y = 0;
  let overflow = 0;
  let isForced = false;
  paragraphs.forEach(({ isBullet, glyphs }, index) => {
    if (index > 0) y += size * (style.gap ?? 0);
    const indent = isBullet ? size * BULLET_INDENT : 0;
    const measured = ((width - indent) * 1000) / size + tracking;
    const wrapped = style.hasPhrases
      ? wrapPhrases(glyphs, style, measured)
      : wrapParagraph(glyphs, style, measured);
    wrapped.forEach((line, number) => {
      isForced ||= line.isForced;
      const isFull = y + step > maxHeight || lines.length >= (limits.lines ?? Number.POSITIVE_INFINITY);
      if (isFull || overflow > 0) {
        overflow += line.glyphs.length;
        return;
      }
      lines.push({
        runs: toRuns(line.glyphs, size),
        width: ((line.width - tracking) * size) / 1000,
        y: y + rise,
        indent,
        hasBullet: isBullet && number === 0,
      });
      y += step;
    });
    if (wrapped.length === 0) y += step / 2;
  });
  return { isGood: overflow === 0 && !isForced, text: { lines, style, size, width, height: y, overflow } };
}

/** Share of the width below which a last line counts as too short, and the narrower widths to try, as factors. */
const MIN_END = 0.28;
const NARROWER = [0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79];
/** The narrower widths to try for text whose last line has to be longer. */
const NARROWEST = [...NARROWER, 0.76, 0.73, 0.7];

type Lines = readonly WrappedLine[];

/** Returns whether the last line is short. */
const isShortEnd = (lines: Lines, width: number): boolean => (lines.at(-1)?.width ?? width) < width * MIN_END;

/** Returns whether the last line is a single short word. */
const isLonelyEnd = (lines: Lines, width: number): boolean =>
  isShortEnd(lines, width) && lines.at(-1)?.glyphs.every(({ text }) => text !== ' ') === true;

/** Returns as many lines that are narrower and don't end like that, or undefined if no width gives them. */
function findBetterEnd(
  lines: Lines,
  glyphs: readonly Glyph[],
  width: number,
  { isBad, shares }: { isBad: typeof isShortEnd; shares: readonly number[] },
): WrappedLine[] | undefined {
  return shares
    .map((share) => wrap(glyphs, width * share))
    .find(
      (other) =>
        other.length === lines.length && !isBad(other, width) && !other.some(({ isForced }) => isForced),
    );
}

/** Wraps text again at a narrower width if its last line would be a short word or, with long ends, a few. */
function withFullEnd(
  lines: WrappedLine[],
  glyphs: readonly Glyph[],
  width: number,
  { hasLongEnds }: TypeStyle,
): WrappedLine[] {
  if (lines.length < 2) return lines;
  if (hasLongEnds && isShortEnd(lines, width)) {
    const long = findBetterEnd(lines, glyphs, width, { isBad: isShortEnd, shares: NARROWEST });
    if (long) return long;
  }
  // If no width gives it a full enough end, settle for more than one word on the last line.
  if (!isLonelyEnd(lines, width)) return lines;
  return findBetterEnd(lines, glyphs, width, { isBad: isLonelyEnd, shares: NARROWER }) ?? lines;
}

/** Breaks a heading at the ends of its phrases, if that takes no extra line. */
function wrapPhrases(glyphs: readonly Glyph[], style: TypeStyle, width: number): WrappedLine[] {
  const lines = wrap(glyphs, width);
  if (style.isBalanced && lines.length > 1) {
    for (const ends of PHRASE_ENDS) {
      const phrases = toPhrases(glyphs, ends);
      const apart = phrases.flatMap((phrase) => wrapParagraph(phrase, style, width));
      // A phrase of a word or two would be a short line among long ones.
      const isEven = apart.every((line) => line.width >= width * MIN_PHRASE);
      if (phrases.length > 1 && apart.length <= lines.length && isEven) return apart;
    }
  }
  return wrapParagraph(glyphs, style, width);
}

/** Wraps text so that it ends well, or a heading at the narrowest width that takes no extra line. */
function wrapParagraph(glyphs: readonly Glyph[], style: TypeStyle, width: number): WrappedLine[] {
  const lines = wrap(glyphs, width);
  if (style.hasFullEnds && !style.isBalanced) return withFullEnd(lines, glyphs, width, style);
  if (!style.isBalanced || lines.length < 2 || lines.some(({ isForced }) => isForced)) return lines;
  let best = lines;
  let low = width / 2;
  let high = width;
  for (let round = 0; round < 7; round += 1) {
    const middle = (low + high) / 2;
    const tried = wrap(glyphs, middle);
    if (tried.length === lines.length && !tried.some(({ isForced }) => isForced)) {
      best = tried;
      high = middle;
    } else low = middle;
  }
  return best;
}

/** Minimum length of a line that ends with a phrase, as a share of the width. */
const MIN_PHRASE = 0.34;

function toRuns(glyphs: readonly Glyph[], size: number): FittedLine['runs'] {
  const runs: { text: string; face: FontFace; x: number; width: number }[] = [];
  let x = 0;
  for (const { text, face, advance } of glyphs) {
    const width = (advance * size) / 1000;
    const open = runs.at(-1);
    if (open?.face === face) {
      open.text += text;
      open.width += width;
    } else runs.push({ text, face, x, width });
    x += width;
  }
  return runs;
}
