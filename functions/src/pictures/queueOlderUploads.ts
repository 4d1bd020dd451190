import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';
import { isPictureInUse } from './isPictureInUse.ts';
import { GRACE_MS, pictureCandidate } from './pictureCandidate.ts';
import { isChecked, publishUpload } from './publishUpload.ts';
import { type Bucket, tenantUploads } from './tenantUploads.ts';

/** Uploads per run. */
const BATCH_SIZE = 500;

/** Makes the upload a candidate if nothing refers to it; returns whether something does. */
function queueUnused(tenantId: string, path: string, dueAt: Date): Promise<boolean> {
  const ref = pictureCandidate(tenantId, path);
  return db.runTransaction(async (transaction) => {
    const isUsed = await isPictureInUse(transaction, tenantId, path);
    if (!isUsed && !(await transaction.get(ref)).exists) {
      transaction.create(ref, { path, due_at: dueAt, is_set_aside: false });
    }
    return isUsed;
  });
}

/**
 * Checks the next uploads in a round through all of them: those from before candidates were kept, and those whose call or event was lost.
 * Uploads without references become candidates; unchecked ones are published if they are used or new. Each run resumes where the previous
 * one stopped.
 * @returns how many were checked.
 */
export async function queueOlderUploads(
  tenantId: string,
  bucket: Bucket,
  { at, deadline, limit = BATCH_SIZE }: { at: Date; deadline: Date; limit?: number },
): Promise<number> {
  const progress = db.pictureCleanup(tenantId);
  let after = (await progress.get()).data()?.last_upload ?? null;
  const uploads = await tenantUploads(tenantId, bucket, { after, limit });
  let checkedCount = 0;
  try {
    for (const { name, metadata } of uploads) {
      if (Date.now() > deadline.getTime()) break;
      const dueAt = new Date(Date.parse(metadata.timeCreated ?? '') + GRACE_MS);
      const isUsed = await queueUnused(tenantId, name, dueAt);
      if (!isChecked(metadata.metadata) && (isUsed || dueAt > at)) {
        try {
          await publishUpload(name);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
      }
      after = name;
      checkedCount += 1;
    }
  } finally {
    // Runs even if the decoder doesn't start, so that the next run resumes here.
    const isRoundDone = checkedCount === uploads.length && uploads.length < limit;
    await progress.set({ last_upload: isRoundDone ? null : after }, { merge: true });
  }
  return checkedCount;
}
