/**
 * The faces that flyers are set in. Layout, preview and PDF know them by these names. Designs name `serif` and `sans` alone: a company's family
 * takes the place of the serif ones (`familyFaces.ts`).
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
  'sans',
  'sansBold',
  'sansItalic',
  'sansBoldItalic',
] as const;
export type FontFace = (typeof FONT_FACES)[number];
