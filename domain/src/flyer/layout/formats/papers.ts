/** The paper that a design draws on, in points. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
}

/** US Letter, and half of it. */
export const LETTER: Paper = { width: 612, height: 792, margin: 36 };
export const HALF_LETTER: Paper = { width: 396, height: 612, margin: 28 };

/** Space from a letter's edge to its text, in points. */
export const LETTER_INDENT = 72;
