import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';
import { flyerFont } from '../../functions/src/flyers/pdf/flyerFonts.ts';

// Marks would need the font's positioning rules, which neither surface applies; joiners and private code points say nothing.
const UNWANTED = /[\p{M}\p{C}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u;

/** Faces that have thousands of letters more than the default one: browsers load the widths of each that may be printed. */
const WIDER: readonly FontFace[] = ['notoBold', 'notoItalic'];

const inOrder = ({ glyphs }: TrueType) =>
  [...glyphs.keys()]
    .filter((code) => code < 0xffff && !UNWANTED.test(String.fromCodePoint(code)))
    .sort((a, b) => a - b);

/** What a flyer may print in this face, in order. Characters beyond the basic plane are not in these fonts. */
export function printableCodePoints(face: FontFace, font: TrueType): number[] {
  if (!WIDER.includes(face)) return inOrder(font);
  const usual = new Set(inOrder(flyerFont('serif')));
  return inOrder(font).filter((code) => usual.has(code));
}
