/**
 * The current generation of the designs. Any change that would redraw approved flyers needs a new generation: each snapshot names
 * its own (`FlyerParties`), so approved flyers keep their look.
 */
export const DESIGN = 2;

/** Whether a flyer is of the first generation, from before snapshots named one. */
export const isFirstDesign = ({ design = 1 }: { design?: number | undefined }): boolean => design < 2;
