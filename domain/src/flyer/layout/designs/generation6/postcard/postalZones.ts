import type { Canvas } from '../../../page/canvas.ts';
import { toTextContent } from '../../../page/page.ts';
import { palette } from '../../../scene/palette.ts';
import type { Box } from '../../../scene/scene.ts';
import { box, rectangle } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';

const INCH = 72;
/** A postcard in reading position for mail: the address runs along the longer edge. */
export const ADDRESS_SIDE = { width: 9 * INCH, height: 6 * INCH, margin: 27 };

const { width: WIDTH, height: HEIGHT } = ADDRESS_SIDE;
/** Width of the company's panel, which ends left of the address area and the barcode zone. */
export const PANEL = 3.75 * INCH;

/**
 * The area for the printed address: the part of the OCR read area (USPS DMM 202.2.1: half an inch from either side, 5/8 to 2 3/4 inches
 * above the lower edge) to the right of the company's panel.
 */
export const ADDRESS_AREA: Box = box(
  PANEL + 0.5 * INCH,
  HEIGHT - 2.75 * INCH,
  WIDTH - PANEL - INCH,
  (2.75 - 0.625) * INCH,
);
/** The barcode clear zone (USPS DMM 202.5.0): 4 3/4 inches from the right edge, 5/8 inch from the lower one. */
export const BARCODE_ZONE: Box = box(WIDTH - 4.75 * INCH, HEIGHT - 0.625 * INCH, 4.75 * INCH, 0.625 * INCH);

/** The area for a stamp or permit imprint in the upper right corner (USPS DMM 604.5.3 shows imprints there). */
const POSTAGE = { width: 1.25 * INCH, height: 0.95 * INCH };
export const POSTAGE_LEFT = WIDTH - ADDRESS_SIDE.margin - POSTAGE.width;

/** Draws the area for the postage. */
export function postagePlace({ page }: Canvas): void {
  const area = box(POSTAGE_LEFT, 20, POSTAGE.width, POSTAGE.height);
  page.path(rectangle(area), { stroke: palette.stone, strokeWidth: 0.75 });
  const style = { ...type.label, size: 8.5, min: 7, align: 'center' } as const;
  const text = page.set(toTextContent('Postage stamp\nor permit imprint'), style, area.width - 12);
  page.place(text, area.x + 6, area.y + (area.height - text.height) / 2);
}
