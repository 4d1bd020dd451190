import type { HeadingFamily } from '../../../company/headingFamily.ts';
import type { FontFace } from './fontFaces.ts';

/** The faces of a family, by the face of the default one in whose place they stand. */
export const familyFaces: Record<HeadingFamily, Readonly<Partial<Record<FontFace, FontFace>>>> = {
  'source-serif': {},
  lora: { serif: 'lora', serifBold: 'loraBold', serifItalic: 'loraItalic' },
  'libre-franklin': { serif: 'franklin', serifBold: 'franklinBold', serifItalic: 'franklinItalic' },
};

/** Returns the face that headings of flyers are set in. */
export const headingFace = (family: HeadingFamily): FontFace => familyFaces[family].serifBold ?? 'serifBold';
