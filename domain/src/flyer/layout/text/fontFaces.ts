/** The faces that flyers are set in. Layout, preview and PDF know them by these names. */
export const FONT_FACES = [
  'serif',
  'serifBold',
  'serifItalic',
  'sans',
  'sansBold',
  'sansItalic',
  'sansBoldItalic',
] as const;
export type FontFace = (typeof FONT_FACES)[number];
