import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { paintPdf } from '@brokerage/domain/flyer/pdf/paintPdf';
import { flyerFont } from './flyerFonts.ts';
import type { PdfInput } from './pdfInput.ts';
import { snapshotScene } from './snapshotScene.ts';

/**
 * A sealed flyer as a PDF file: same input, same bytes.
 * @throws PictureError; Error when it can't be painted
 */
export async function makePdf(
  { input, date }: Pick<PdfInput, 'input' | 'date'>,
  flyer: { tenantId: string; flyerId: string },
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const { scene, pictures: images } = await snapshotScene(input, flyer);
  // Five times as quick as pdf-lib's own, and on one runtime the same bytes each time; the file is kept and never made anew.
  const deflate = (content: Uint8Array) => deflateSync(content);
  const bytes = await paintPdf(scene, { font: flyerFont, images, date, deflate });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
