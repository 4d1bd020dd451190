import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';

// Marks would need the font's positioning rules, which neither surface applies; joiners and private code points say nothing.
const UNWANTED = /[\p{M}\p{C}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u;

/** What a flyer may print in this font, in order. Characters beyond the basic plane are not in these fonts. */
export function printableCodePoints({ glyphs }: TrueType): number[] {
  return [...glyphs.keys()]
    .filter((code) => code < 0xffff && !UNWANTED.test(String.fromCodePoint(code)))
    .sort((a, b) => a - b);
}
