import type { PDFPage } from 'pdf-lib';
import type { Scene } from '../layout/scene/scene.ts';

/** Points between the cut page and the edge of the sheet, which hold the crop marks. */
const SLUG = 36;
const MARK_LENGTH = 18;

/** Returns the distance of the page from the left and lower edges of the sheet. */
export const toPrinterMargin = ({ bleed }: Pick<Scene, 'bleed'>): number => (bleed === undefined ? 0 : SLUG);

/** Sets where the printer cuts (TrimBox) and how far the drawing extends beyond it (BleedBox). */
export function setPrinterBoxes(page: PDFPage, { width, height, bleed }: Scene): void {
  if (bleed === undefined) return;
  page.setTrimBox(SLUG, SLUG, width, height);
  page.setBleedBox(SLUG - bleed, SLUG - bleed, width + bleed * 2, height + bleed * 2);
}

/**
 * Returns the operators that clip the drawing to its bleed and draw the marks at the four corners, on the page with its y axis pointing
 * down.
 */
export function cropOperators({ width, height, bleed }: Scene): { clip: string; marks: string } {
  if (bleed === undefined) return { clip: '', marks: '' };
  const clip = `${-bleed} ${-bleed} ${width + bleed * 2} ${height + bleed * 2} re W n`;
  const near = bleed + 3;
  const far = near + MARK_LENGTH;
  const lines = [0, height].flatMap((y) => [
    [-far, y, -near, y],
    [width + near, y, width + far, y],
  ]);
  const columns = [0, width].flatMap((x) => [
    [x, -far, x, -near],
    [x, height + near, x, height + far],
  ]);
  const marks = [...lines, ...columns].map(([x1, y1, x2, y2]) => `${x1} ${y1} m ${x2} ${y2} l S`).join('\n');
  return { clip, marks: `0 0 0 RG 0.25 w\n${marks}` };
}
