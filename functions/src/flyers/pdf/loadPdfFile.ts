import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { sha256 } from '../../data/sha256.ts';
import type { PdfFile } from './sendPdf.ts';

/**
 * Downloads a flyer's file by its hash.
 * @throws Error when the file is gone, or its bytes have another hash
 */
export async function loadPdfFile(
  tenantId: string,
  flyerId: string,
  hash: string,
  extension: 'pdf' | 'png' = 'pdf',
): Promise<PdfFile> {
  const path = `${paths.flyerFiles(tenantId, flyerId)}/${hash}.${extension}`;
  const [bytes] = await getStorage().bucket().file(path).download();
  if (sha256(bytes) !== hash) throw new Error('The file was changed');
  return { bytes, sha256: hash };
}
