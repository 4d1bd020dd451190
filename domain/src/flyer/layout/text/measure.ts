import type { FontFace } from './fontFaces.ts';
import { fontMetrics } from './fontMetrics.ts';

/** What the layout asks of fonts. */
export interface Measure {
  /** Advance width in thousandths of the em; undefined when the face has no such character. */
  advance(face: FontFace, codePoint: number): number | undefined;
  /** Height of capital letters above the base line, in thousandths of the em. */
  capHeight(face: FontFace): number;
}

/**
 * The fonts' own advance widths, without kerning, which neither painter applies: a line breaks at the same word in
 * the preview and in the PDF.
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
  // After all others: a base letter may come later in the alphabet.
  for (const code of asBase) found.set(code, found.get(toBaseLetter(code)) ?? 0);
  return found;
}

/** How the table writes widths: two digits each, which gzip packs better than numbers between spaces. */
export const WIDTH_DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
/** In the place of a width: that of the base letter. */
export const AS_BASE = '.';

/** Returns the letter without its accents: `ế` has the width of `e` in most faces. */
export const toBaseLetter = (code: number): number =>
  String.fromCodePoint(code).normalize('NFD').codePointAt(0) ?? code;
