import type { HeadingFamily } from '../../../company/headingFamily.ts';
import type { FontFace } from './fontFaces.ts';

/** The families that flyers can be set in: those that companies choose from, and two that designs have of their own. */
export type FlyerFamily = HeadingFamily | 'noto-serif-display' | 'oswald';

/** A family's faces, keyed by the default face that each replaces. */
export const familyFaces: Record<FlyerFamily, Readonly<Partial<Record<FontFace, FontFace>>>> = {
  'source-serif': {},
  lora: { serif: 'lora', serifBold: 'loraBold', serifItalic: 'loraItalic' },
  'libre-franklin': { serif: 'franklin', serifBold: 'franklinBold', serifItalic: 'franklinItalic' },
  // Made for large letters: their small text is the sans of all flyers.
  'noto-serif-display': { serif: 'sans', serifBold: 'notoBold', serifItalic: 'notoItalic' },
  oswald: { serif: 'sans', serifBold: 'oswaldBold', serifItalic: 'sansItalic' },
};

/** Returns the face that headings of flyers are set in. */
export const headingFace = (family: FlyerFamily): FontFace => familyFaces[family].serifBold ?? 'serifBold';
