/**
 * The generation of the designs. A change that would redraw approved flyers is a new one: snapshots name theirs (`FlyerParties`),
 * and what was approved keeps it.
 */
export const DESIGN = 2;

/** Whether a flyer is of the first generation, from before snapshots named one. */
export const isFirstDesign = ({ design = 1 }: { design?: number | undefined }): boolean => design < 2;
