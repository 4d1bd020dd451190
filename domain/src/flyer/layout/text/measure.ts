import type { FontFace } from './fontFaces.ts';
import { fontMetrics } from './fontMetrics.ts';

/** The font metrics that the layout needs. */
export interface Measure {
  /** Returns the advance width in thousandths of an em, or undefined if the face lacks the character. */
  advance(face: FontFace, codePoint: number): number | undefined;
  /** Returns the height of capital letters above the baseline, in thousandths of an em. */
  capHeight(face: FontFace): number;
}

/**
 * Measures with the fonts' own advance widths, without kerning. Neither painter applies kerning, so lines break at the same word in the
 * preview and the PDF.
 */
export const fontMeasure: Measure = {
  advance: (face, codePoint) => getAdvances(face).get(codePoint),
  capHeight: (face) => fontMetrics[face].capHeight,
};

const known = new Map<FontFace, ReadonlyMap<number, number>>();

function getAdvances(face: FontFace): ReadonlyMap<number, number> {
  const found = known.get(face) ?? readAdvances(face);
  known.set(face, found);
  return found;
}

function readAdvances(face: FontFace): ReadonlyMap<number, number> {
  const { codePoints, advances } = fontMetrics[face];
  const found = new Map<number, number>();
  const asBase: number[] = [];
  const digit = (at: number) => WIDTH_DIGITS.indexOf(advances[at] ?? '');
  let next = 0;
  for (const range of codePoints.split(' ')) {
    const [from = '', to = from] = range.split('-');
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
      const isBase = advances[next] === AS_BASE;
      if (isBase) asBase.push(code);
      found.set(code, isBase ? 0 : digit(next) * WIDTH_DIGITS.length + digit(next + 1));
      next += isBase ? 1 : 2;
    }
  }
  // Added last, because a base letter can come later in the alphabet than its accented form.
  for (const code of asBase) found.set(code, found.get(toBaseLetter(code)) ?? 0);
  return found;
}

/** Digits for the table's widths: two per width, which gzip compresses better than numbers separated by spaces. */
export const WIDTH_DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
/** Stands in for a width that equals the base letter's. */
export const AS_BASE = '.';

/** Returns the letter without its accents: `ế` has the width of `e` in most faces. */
export const toBaseLetter = (code: number): number =>
  String.fromCodePoint(code).normalize('NFD').codePointAt(0) ?? code;
