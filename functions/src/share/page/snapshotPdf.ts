import { createHash } from 'node:crypto';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { PdfJob } from '@brokerage/domain/flyer/pdfJob';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { LRUCache } from 'lru-cache';
import { db } from '../../data/db.ts';
import { isRenderable, loadPdfInput } from '../../flyers/pdf/pdfInput.ts';
import type { PdfFile } from '../../flyers/pdf/sendPdf.ts';

/** By their names, which are their content. */
const known = new LRUCache<string, PdfFile>({ max: 20 });
const LARGEST_KEPT = 4 * 1024 * 1024;

async function loadFile(path: string, sha256: string): Promise<PdfFile> {
  const kept = known.get(path);
  if (kept) return kept;
  const [bytes] = await getStorage().bucket().file(path).download();
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error('The file was changed');
  const file = { bytes, sha256 };
  if (bytes.length <= LARGEST_KEPT) known.set(path, file);
  return file;
}

/** The finished job of the PDF of what is sealed in an approved flyer; undefined when none was made yet. */
export async function snapshotPdfJob(flyer: Flyer): Promise<PdfJob | undefined> {
  const { tenant_id, id, sealed } = flyer;
  if (!sealed) return undefined;
  if (sealed.public_title === null) return retitledPdfJob(flyer);
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
 * Returns the finished job of a flyer submitted before there were public titles. A file made then carries the working
 * title in its metadata, so only one made since counts.
 */
async function retitledPdfJob(flyer: Flyer): Promise<PdfJob | undefined> {
  if (!isRenderable(flyer)) return undefined;
  const { jobId } = await loadPdfInput(flyer);
  const job = (await db.pdfJobs(flyer.tenant_id).doc(jobId).get()).data();
  return job?.status === 'done' ? job : undefined;
}

/**
 * The PDF itself.
 * @throws Error when the file is gone or is not the one that was made
 */
export async function snapshotPdf(flyer: Flyer): Promise<PdfFile | undefined> {
  const { tenant_id, id } = flyer;
  const sha256 = (await snapshotPdfJob(flyer))?.sha256;
  return sha256 ? loadFile(`${paths.flyerFiles(tenant_id, id)}/${sha256}.pdf`, sha256) : undefined;
}
