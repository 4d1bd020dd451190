import { createHash } from 'node:crypto';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { PdfJob } from '@brokerage/domain/flyer/pdfJob';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { db } from '../db.ts';
import type { PdfFile } from '../flyers/sendPdf.ts';
import { lastFew } from './lastFew.ts';

/** By their names, which are their content. */
const known = lastFew<PdfFile>(20);
const LARGEST_KEPT = 4 * 1024 * 1024;

async function fileAt(path: string, sha256: string): Promise<PdfFile> {
  const kept = known.get(path);
  if (kept) return kept;
  const [bytes] = await getStorage().bucket().file(path).download();
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error('The file was changed');
  const file = { bytes, sha256 };
  if (bytes.length <= LARGEST_KEPT) known.keep(path, file);
  return file;
}

/** The finished job of the PDF of what is sealed in an approved flyer; undefined when none was made yet. */
export async function sealedPdfJob({ tenant_id, id, sealed }: Flyer): Promise<PdfJob | undefined> {
  if (!sealed) return undefined;
  const done = await db
    .pdfJobs(tenant_id)
    .where('flyer_instance_id', '==', id)
    .where('revision', '==', sealed.revision)
    .where('status', '==', 'done')
    .limit(1)
    .get();
  return done.docs[0]?.data();
}

/**
 * The PDF itself.
 * @throws Error when the file is gone or is not the one that was made
 */
export async function sealedPdf(flyer: Flyer): Promise<PdfFile | undefined> {
  const { tenant_id, id } = flyer;
  const sha256 = (await sealedPdfJob(flyer))?.sha256;
  return sha256 ? fileAt(`${paths.flyerFiles(tenant_id, id)}/${sha256}.pdf`, sha256) : undefined;
}
