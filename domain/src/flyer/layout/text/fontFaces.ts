/**
 * The faces that flyers are set in. Layout, preview and PDF know them by these names. Designs name `serif` and `sans` alone: the family
 * of a flyer takes the place of the serif ones (`familyFaces.ts`).
 */
export const FONT_FACES = [
  'serif',
  'serifBold',
  'serifItalic',
  'lora',
  'loraBold',
  'loraItalic',
  'franklin',
  'franklinBold',
  'franklinItalic',
  'notoBold',
  'notoItalic',
  'oswaldBold',
  'sans',
  'sansBold',
  'sansItalic',
  'sansBoldItalic',
] as const;
export type FontFace = (typeof FONT_FACES)[number];
