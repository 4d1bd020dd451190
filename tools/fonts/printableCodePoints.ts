import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';
import { flyerFont } from '../../functions/src/flyers/pdf/flyerFonts.ts';

// Combining marks need the font's positioning rules, which neither browser nor PDF applies; joiners and private code points are invisible.
const UNWANTED = /[\p{M}\p{C}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u;

/** Faces with thousands more letters than the default one. Browsers load the width of every printable letter, so these are reduced. */
const WIDER: readonly FontFace[] = ['notoBold', 'notoItalic'];

const inOrder = ({ glyphs }: TrueType) =>
  [...glyphs.keys()]
    .filter((code) => code < 0xffff && !UNWANTED.test(String.fromCodePoint(code)))
    .sort((a, b) => a - b);

/** Returns the code points that a flyer may print in this face, in order. These fonts have none beyond the basic plane. */
export function printableCodePoints(face: FontFace, font: TrueType): number[] {
  if (!WIDER.includes(face)) return inOrder(font);
  const usual = new Set(inOrder(flyerFont('serif')));
  return inOrder(font).filter((code) => usual.has(code));
}
