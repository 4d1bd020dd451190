import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';
import { printableCodePoints } from './printableCodePoints.ts';
import { webFont } from './webFont.ts';

const isLatin = (code: number) => code < 0x180 || (code >= 0x2000 && code < 0x2c00);

/** Browsers load the second one only if a text needs it. */
const SUBSETS = [
  { name: 'latin', range: 'U+0000-017F, U+2000-2BFF', has: isLatin },
  { name: 'more', range: 'U+0180-1FFF, U+2C00-FFFD', has: (code: number) => !isLatin(code) },
];

/** Returns a face's files for browsers. Each face is its own family, so that a browser never slants or thickens one. */
export const webSubsets = (face: FontFace, font: TrueType) =>
  SUBSETS.map(({ name, range, has }) => ({
    family: `Flyer ${face}`,
    file: `${face}-${name}.woff2`,
    range,
    bytes: () => webFont(font, printableCodePoints(face, font).filter(has), `Flyer ${face}`),
  }));
