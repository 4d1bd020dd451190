/**
 * The current generation of the designs. Any change that would redraw approved flyers needs a new generation: each snapshot names
 * its own (`FlyerParties`), so approved flyers keep their look.
 */
export const DESIGN = 6;

/** Returns whether a flyer is of the first generation, from before snapshots named one. */
export const isFirstDesign = ({ design = 1 }: { design?: number | undefined }): boolean => design < 2;

/** Returns whether layouts have their own type families and compositions: from the third generation on. */
export const hasOwnFamilies = ({ design = 1 }: { design?: number | undefined }): boolean => design >= 3;

/**
 * Returns whether the company name looks the same on all layouts, and realtors without a photo have initials: from the fourth generation
 * on.
 */
export const isFourthDesign = ({ design = 1 }: { design?: number | undefined }): boolean => design >= 4;

/**
 * Returns whether small text is set for print, with larger contact lines, no single-word last lines and no repeated facts: from the fifth
 * generation on.
 */
export const isFifthDesign = ({ design = 1 }: { design?: number | undefined }): boolean => design >= 5;

/**
 * Returns whether all type sizes come from one scale, pages without a photo have drawings, and postcards have an address side: from the
 * sixth generation on.
 */
export const isSixthDesign = ({ design = 1 }: { design?: number | undefined }): boolean => design >= 6;
