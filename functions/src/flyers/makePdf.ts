import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { fontMeasure } from '@brokerage/domain/flyer/layout/measure';
import type { Scene } from '@brokerage/domain/flyer/layout/scene';
import { paintPdf } from '@brokerage/domain/flyer/pdf/paintPdf';
import { getStorage } from 'firebase-admin/storage';
import { flyerFont } from './flyerFonts.ts';
import type { PdfInput } from './pdfInput.ts';
import { sealedPath } from './pictureAddress.ts';
import { qrModules } from './qrModules.ts';

/** A picture of the flyer is missing or is not the one that was sealed. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function sealedPicture(src: string, tenantId: string, flyerId: string): Promise<Uint8Array> {
  const sealed = sealedPath(src, tenantId, flyerId);
  if (!sealed) throw new PictureError('not a sealed picture');
  try {
    const [bytes] = await getStorage().bucket().file(sealed.path).download();
    if (digestOf(bytes) === sealed.sha256) return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 404) throw error;
  }
  throw new PictureError('missing or changed');
}

async function picturesOf({ ops }: Scene, tenantId: string, flyerId: string) {
  const sources = new Set(ops.flatMap((op) => (op.kind === 'image' ? [op.src] : [])));
  const pictures = await Promise.all(
    [...sources].map(async (src) => [src, await sealedPicture(src, tenantId, flyerId)] as const),
  );
  return new Map(pictures);
}

/**
 * A sealed flyer as a PDF file: same input, same bytes.
 * @throws PictureError; Error when it can't be painted
 */
export async function makePdf(
  { input, date }: Pick<PdfInput, 'input' | 'date'>,
  { tenantId, flyerId }: { tenantId: string; flyerId: string },
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const { scene } = layoutFlyer(input, fontMeasure, qrModules);
  const images = await picturesOf(scene, tenantId, flyerId);
  // Five times as quick as pdf-lib's own, and on one runtime the same bytes each time; the file is kept and never made anew.
  const deflate = (content: Uint8Array) => deflateSync(content);
  const bytes = await paintPdf(scene, { font: flyerFont, images, date, deflate });
  return { bytes, sha256: digestOf(bytes) };
}
