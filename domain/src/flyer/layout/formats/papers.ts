import type { FlyerFormat } from '../../flyerFormats.ts';

/** Where a design draws, in points. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
}

/** US Letter and half of it. */
export const LETTER: Paper = { width: 612, height: 792, margin: 36 };
export const HALF_LETTER: Paper = { width: 396, height: 612, margin: 28 };

const POSTCARD = { width: 432, height: 648 };
/** So wide that the designs' smallest usual text, 7 points, is 6 on the card. */
const POSTCARD_PAGE: Paper = { width: 504, height: 756, margin: 30 };
const HALF_POSTCARD_PAGE: Paper = { width: 396, height: 594, margin: 28 };
/** Drawn with two pixels a point. */
const SQUARE: Paper = { width: 540, height: 540, margin: 30 };

/** The page that a design of this paper draws in a format, and how much smaller or larger it is printed. */
export function toPage(paper: Paper, format: FlyerFormat): { page: Paper; scale: number } {
  if (format === 'square') return { page: SQUARE, scale: 1 };
  if (format !== 'postcard') return { page: paper, scale: 1 };
  const page = paper === HALF_LETTER ? HALF_POSTCARD_PAGE : POSTCARD_PAGE;
  return { page, scale: POSTCARD.width / page.width };
}

/** In points, on paper and on the square image of 540. */
export const LEAST_TEXT = 6;

/** An eighth of an inch, which the printer cuts off. */
export const BLEED = 9;
