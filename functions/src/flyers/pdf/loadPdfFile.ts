import { createHash } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import type { PdfFile } from './sendPdf.ts';

/**
 * Downloads the file of a flyer that has this hash.
 * @throws Error when the file is gone, or its bytes have another hash
 */
export async function loadPdfFile(
  tenantId: string,
  flyerId: string,
  sha256: string,
  extension: 'pdf' | 'png' = 'pdf',
): Promise<PdfFile> {
  const path = `${paths.flyerFiles(tenantId, flyerId)}/${sha256}.${extension}`;
  const [bytes] = await getStorage().bucket().file(path).download();
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error('The file was changed');
  return { bytes, sha256 };
}
