import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';

/** Replaces characters that the font doesn't have. */
const MISSING = '?';

/** Returns the text in characters that the font has: others become question marks, and control characters blanks. */
export const toPrintable = (text: string, font: TrueType): string =>
  Array.from(text.normalize('NFC').replace(/\p{Cc}/gu, ' '), (character) =>
    font.glyphs.has(character.codePointAt(0) ?? 0) ? character : MISSING,
  ).join('');

/** Returns the width of a text in points. */
export function measureWidth(text: string, font: TrueType, size: number): number {
  let units = 0;
  for (const character of text) units += font.advance(font.glyphs.get(character.codePointAt(0) ?? 0) ?? 0);
  return (units * size) / font.unitsPerEm;
}

/** Splits a word into parts that each fit the column. */
function breakWord(word: string, font: TrueType, size: number, width: number): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ''}${character}`;
    if (parts.length > 0 && measureWidth(longer, font, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** Breaks at spaces, and inside words that are too long, so that no line is wider than the column. */
export function wrapText(text: string, font: TrueType, size: number, width: number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of toPrintable(paragraph, font).split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && measureWidth(longer, font, size) <= width) lines[lines.length - 1] = longer;
      else if (measureWidth(word, font, size) <= width) lines.push(word);
      else lines.push(...breakWord(word, font, size, width));
    }
    return lines;
  });
}
