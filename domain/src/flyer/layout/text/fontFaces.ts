/**
 * The font faces of flyers, by the names that layout, preview and PDF use. Designs only refer to `serif` and `sans`; a flyer's family
 * replaces the serif faces (`familyFaces.ts`).
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
