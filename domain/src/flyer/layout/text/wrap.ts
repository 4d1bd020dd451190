import type { FontFace } from './fontFaces.ts';

/** One character as set: its face and width (thousandths of the em, tracking included). */
export interface Glyph {
  text: string;
  face: FontFace;
  advance: number;
}

export interface WrappedLine {
  glyphs: readonly Glyph[];
  /** In thousandths of an em, without trailing spaces. */
  width: number;
  /** True if a word was wider than the line and had to be broken. */
  isForced: boolean;
}

const AFTER_BREAK = new Set([' ', '-', '–', '—', '/', '@']);
const isBlank = ({ text }: Glyph) => text === ' ';

/** Breaks at spaces and after hyphens and slashes. Breaks a word only if it is wider than the whole line. */
export function wrap(glyphs: readonly Glyph[], width: number): WrappedLine[] {
  const lines: WrappedLine[] = [];
  let start = 0;
  while (start < glyphs.length) {
    const { end, isForced } = lineEnd(glyphs, start, width);
    let last = end;
    while (last > start && isBlank(glyphs[last - 1] as Glyph)) last -= 1;
    const set = glyphs.slice(start, last);
    lines.push({ glyphs: set, width: set.reduce((sum, { advance }) => sum + advance, 0), isForced });
    start = end;
    while (start < glyphs.length && isBlank(glyphs[start] as Glyph)) start += 1;
  }
  return lines;
}

function lineEnd(glyphs: readonly Glyph[], start: number, width: number): { end: number; isForced: boolean } {
  let used = 0;
  let breakAt = start;
  for (let index = start; index < glyphs.length; index += 1) {
    const glyph = glyphs[index] as Glyph;
    used += glyph.advance;
    // A trailing space may exceed the line, because it isn't set.
    if (used > width + 0.001 && !isBlank(glyph)) {
      if (breakAt > start) return { end: breakAt, isForced: false };
      return { end: Math.max(index, start + 1), isForced: true };
    }
    const next = glyphs[index + 1];
    const isWordBreak = glyph.text === ' ' || (next && /[\p{L}\p{N}]/u.test(next.text));
    if (AFTER_BREAK.has(glyph.text) && isWordBreak && index > start) breakAt = index + 1;
  }
  return { end: glyphs.length, isForced: false };
}
