import type { Canvas } from '../../../page/canvas.ts';
import type { FilledField } from '../../../page/fields.ts';
import { palette } from '../../../scene/palette.ts';
import { box } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import { setByline } from '../byline.ts';
import { LABEL, SQUARE_MARGIN } from './squareWriter.ts';

/** Maximum width of the column, in points. */
const MAX_COLUMN = 218;
/** Space below the column's text, in points. */
export const COLUMN_FOOT = 14;
/** Padding above and below the listing agent, in points. */
const BYLINE_PADDING = 6;

/** Returns the width of a column that leaves the photo at least `minPhoto` of the image's area. */
export const toColumnWidth = ({ width, height }: Canvas, minPhoto: number, bandTop: number) =>
  Math.floor(Math.min(MAX_COLUMN, width - (minPhoto * width * height) / bandTop));

/** Draws the listing agent on a strip across the image that ends at `foot`. Returns the strip's height. */
export function drawBylineStrip(
  { page, width }: Canvas,
  agent: FilledField | undefined,
  foot: number,
): number {
  if (!agent) return 0;
  const style = { ...type.label, size: LABEL, min: 10 };
  const text = setByline(page, agent, style, width - SQUARE_MARGIN * 2);
  const height = Math.round(text.height + BYLINE_PADDING * 2);
  page.fill(box(0, foot - height, width, height), palette.card);
  page.place(text, SQUARE_MARGIN, foot - height + BYLINE_PADDING);
  return height;
}
