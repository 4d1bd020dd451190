/** Measures of the words on a slide. The controls of the carousel stand beside its button on large screens, so each slide has the same. */

export const HERO_TOP = { xs: 5, sm: 7, lg: 9 } as const;
export const HERO_ACTION_GAP = { xs: 3, lg: 4 } as const;
export const HERO_ACTION_WIDTH = 296;

/** Two lines. */
export const heroHeading = { maxWidth: { xs: 560, lg: 600 }, minHeight: { lg: '2lh' } } as const;
/** Three lines. */
export const heroText = {
  mt: 2,
  maxWidth: { xs: 560, lg: 500 },
  minHeight: { lg: '3lh' },
} as const;
