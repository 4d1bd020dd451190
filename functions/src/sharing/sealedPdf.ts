import { createHash } from 'node:crypto';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { db } from '../db.ts';

export interface PdfFile {
  bytes: Buffer;
  sha256: string;
}

/** Files kept by an instance, the oldest goes first: their names are their content, so they never change. */
const known = new Map<string, PdfFile>();
const MOST_KNOWN = 20;
const LARGEST_KEPT = 4 * 1024 * 1024;

async function fileAt(path: string, sha256: string): Promise<PdfFile> {
  const kept = known.get(path);
  if (kept) return kept;
  const [bytes] = await getStorage().bucket().file(path).download();
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error('The file was changed');
  const file = { bytes, sha256 };
  if (bytes.length <= LARGEST_KEPT) {
    const oldest = known.size >= MOST_KNOWN ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(path, file);
  }
  return file;
}

/**
 * The PDF of what is sealed in an approved flyer; undefined when none was made yet.
 * @throws Error when the file is gone or is not the one that was made
 */
export async function sealedPdf({ tenant_id, id, sealed }: Flyer): Promise<PdfFile | undefined> {
  if (!sealed) return undefined;
  const done = await db
    .pdfJobs(tenant_id)
    .where('flyer_instance_id', '==', id)
    .where('revision', '==', sealed.revision)
    .where('status', '==', 'done')
    .limit(1)
    .get();
  const sha256 = done.docs[0]?.data().sha256;
  return sha256 ? fileAt(`${paths.flyerFiles(tenant_id, id)}/${sha256}.pdf`, sha256) : undefined;
}
