import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { db } from '../data/db.ts';
import { loadPages } from '../data/loadPages.ts';
import { describeError, logger } from '../logging/logger.ts';
import { isPictureInUse } from './isPictureInUse.ts';
import { pictureCandidate } from './pictureCandidate.ts';
import { closeUpload, reopenUpload } from './publishUpload.ts';
import type { Bucket } from './tenantUploads.ts';

/** Longer than Firestore retries a failed event, which is a day. */
const SET_ASIDE_MS = 7 * DAY_MS;
const PAGE_SIZE = 100;

type Outcome = 'kept' | 'set-aside' | 'reopened' | 'removed';

/** Decides what to do with an upload; marks one that is set aside, so that using it later reopens it. */
function decide(tenantId: string, path: string, at: Date): Promise<Outcome> {
  const ref = pictureCandidate(tenantId, path);
  return db.runTransaction(async (transaction) => {
    const candidate = (await transaction.get(ref)).data();
    if (!candidate || candidate.due_at > at) return 'kept';
    if (await isPictureInUse(transaction, tenantId, path)) {
      if (candidate.is_set_aside) return 'reopened';
      transaction.delete(ref);
      return 'kept';
    }
    if (candidate.is_set_aside) return 'removed';
    transaction.update(ref, { is_set_aside: true, due_at: new Date(at.getTime() + SET_ASIDE_MS) });
    return 'set-aside';
  });
}

/** Reopens an upload that is in use again, then removes the candidate, unless a record has dropped the upload since. */
async function reopen(tenantId: string, path: string): Promise<void> {
  await reopenUpload(path);
  const ref = pictureCandidate(tenantId, path);
  await db.runTransaction(async (transaction) => {
    const candidate = (await transaction.get(ref)).data();
    if (candidate?.is_set_aside && (await isPictureInUse(transaction, tenantId, path)))
      transaction.delete(ref);
  });
}

async function cleanUp(tenantId: string, path: string, at: Date, bucket: Bucket): Promise<Outcome> {
  const outcome = await decide(tenantId, path, at);
  if (outcome === 'removed') {
    await bucket.file(path).delete({ ignoreNotFound: true });
    await pictureCandidate(tenantId, path).delete();
  }
  if (outcome === 'set-aside') {
    await closeUpload(path);
    // A record that started using it before it was closed may have seen it open.
    const isUsed = await db.runReadOnly((transaction) => isPictureInUse(transaction, tenantId, path));
    if (!isUsed) return outcome;
  }
  if (outcome === 'set-aside' || outcome === 'reopened') {
    await reopen(tenantId, path);
    return 'reopened';
  }
  return outcome;
}

/**
 * Checks the due uploads that may be unused. Those without references are closed and, after seven more days, removed; those with references
 * stop being candidates. Pictures of snapshots are the server's own copies and never candidates.
 * @returns the paths of uploads set aside and of those removed.
 * @throws Error after the last one if some of them failed, so that the run is repeated
 */
export async function removeUnusedPictures(
  tenantId: string,
  at: Date,
  bucket: Bucket,
): Promise<{ setAside: string[]; removed: string[] }> {
  const paths: Record<Outcome, string[]> = { kept: [], 'set-aside': [], reopened: [], removed: [] };
  let failed = 0;
  const look = async ({ path }: { path: string }) => {
    try {
      paths[await cleanUp(tenantId, path, at, bucket)].push(path);
    } catch (error) {
      logger.error('picture not cleaned up', { tenant: tenantId, error: describeError(error) });
      failed += 1;
    }
  };
  const due = db.pictureCandidates(tenantId).where('due_at', '<=', at).orderBy('due_at');
  for await (const page of loadPages(due, PAGE_SIZE)) {
    for (const candidate of page) await look(candidate.data());
  }
  if (failed > 0) throw new Error(`${failed} pictures were not cleaned up`);
  return { setAside: paths['set-aside'], removed: paths.removed };
}
