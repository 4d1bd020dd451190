import type { HeadingFamily } from '../../../company/headingFamily.ts';
import type { FontFace } from './fontFaces.ts';

/** Font families of flyers: those that companies can choose, and two that only designs use. */
export type FlyerFamily = HeadingFamily | 'noto-serif-display' | 'oswald';

/** A family's faces, keyed by the default face that each replaces. */
export const familyFaces: Record<FlyerFamily, Readonly<Partial<Record<FontFace, FontFace>>>> = {
  'source-serif': {},
  lora: { serif: 'lora', serifBold: 'loraBold', serifItalic: 'loraItalic' },
  'libre-franklin': { serif: 'franklin', serifBold: 'franklinBold', serifItalic: 'franklinItalic' },
  // These are display faces, so small text uses the sans that all flyers share.
  'noto-serif-display': { serif: 'sans', serifBold: 'notoBold', serifItalic: 'notoItalic' },
  oswald: { serif: 'sans', serifBold: 'oswaldBold', serifItalic: 'sansItalic' },
};

/** Returns the face of a flyer's headings. */
export const headingFace = (family: FlyerFamily): FontFace => familyFaces[family].serifBold ?? 'serifBold';
