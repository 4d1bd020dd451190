import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { PdfJob } from '@brokerage/domain/flyer/record/pdfJob';
import { LRUCache } from 'lru-cache';
import { db } from '../../data/db.ts';
import { loadPdfFile } from '../../flyers/pdf/loadPdfFile.ts';
import { isRenderable, loadPdfInput } from '../../flyers/pdf/pdfInput.ts';
import type { PdfFile } from '../../flyers/pdf/sendPdf.ts';

/** Files by tenant, flyer and hash; a hash always means the same bytes. */
const fileCache = new LRUCache<string, PdfFile>({ max: 20 });
/** Bytes of the largest cached file. */
const LARGEST_CACHED = 4 * 1024 * 1024;

async function loadCachedFile(
  { tenant_id, id }: Pick<Flyer, 'tenant_id' | 'id'>,
  sha256: string,
): Promise<PdfFile> {
  const key = `${tenant_id}/${id}/${sha256}`;
  const cached = fileCache.get(key);
  if (cached) return cached;
  const file = await loadPdfFile(tenant_id, id, sha256);
  if (file.bytes.length <= LARGEST_CACHED) fileCache.set(key, file);
  return file;
}

/** Finished jobs of one snapshot: one per format. */
const MAX_JOBS = 10;

/** Returns the finished PDF job of an approved flyer's snapshot; undefined if there is none yet. */
export async function snapshotPdfJob(flyer: Flyer): Promise<PdfJob | undefined> {
  const { tenant_id, id, snapshot } = flyer;
  if (!snapshot) return undefined;
  if (snapshot.is_title_derived) return retitledPdfJob(flyer);
  return findDoneJob(tenant_id, id, snapshot.revision);
}

async function findDoneJob(tenantId: string, flyerId: string, revision: number): Promise<PdfJob | undefined> {
  const done = await db
    .pdfJobs(tenantId)
    .where('flyer_instance_id', '==', flyerId)
    .where('revision', '==', revision)
    .where('status', '==', 'done')
    .limit(MAX_JOBS)
    .get();
  return done.docs.map((job) => job.data()).find(({ format }) => format === undefined);
}

/**
 * Returns the PDF of a snapshot that was already looked up, by one query that reads a document per format; undefined if there is none yet.
 * @throws Error when the file is gone or differs from the rendered one
 */
export async function openedSnapshotPdf(
  tenantId: string,
  flyerId: string,
  revision: number,
): Promise<PdfFile | undefined> {
  const sha256 = (await findDoneJob(tenantId, flyerId, revision))?.sha256;
  return sha256 ? loadCachedFile({ tenant_id: tenantId, id: flyerId }, sha256) : undefined;
}

/**
 * Returns the finished job of a flyer submitted before public titles existed. A PDF from that time has the working title in its metadata,
 * so only a later one counts.
 */
async function retitledPdfJob(flyer: Flyer): Promise<PdfJob | undefined> {
  if (!isRenderable(flyer)) return undefined;
  const { jobId } = await loadPdfInput(flyer);
  const job = (await db.pdfJobs(flyer.tenant_id).doc(jobId).get()).data();
  return job?.status === 'done' ? job : undefined;
}

/**
 * Returns the PDF itself.
 * @throws Error when the file is gone or differs from the rendered one
 */
export async function snapshotPdf(flyer: Flyer): Promise<PdfFile | undefined> {
  const sha256 = (await snapshotPdfJob(flyer))?.sha256;
  return sha256 ? loadCachedFile(flyer, sha256) : undefined;
}
