import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { getStorage } from 'firebase-admin/storage';
import { defineTenantJob } from '../data/defineTenantJob.ts';
import { logger } from '../logging/logger.ts';
import { indexPictureUses, indexRecentFlyers } from './indexPictureUses.ts';
import { queueOlderUploads } from './queueOlderUploads.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';
import type { Bucket } from './tenantUploads.ts';

/** Milliseconds for reading older records and for publishing; the rest waits for the next run. */
const TIME_LIMIT_MS = 300_000;
/** Longer than the time between two runs, and than Firestore retries a failed event. */
const RECENT_MS = 2 * DAY_MS;

/**
 * Sets aside and removes a tenant's unused pictures, then checks older uploads. Reads the candidates, the flyers saved within two days, and
 * a page of uploads.
 */
export async function cleanUpPictures(
  tenantId: string,
  at: Date,
  bucket: Bucket = getStorage().bucket(),
): Promise<{ setAside: string[]; removed: string[] }> {
  const deadline = new Date(Date.now() + TIME_LIMIT_MS);
  if (!(await indexPictureUses(tenantId, deadline))) {
    logger.info('records with pictures are still being read', { tenant: tenantId });
    return { setAside: [], removed: [] };
  }
  await indexRecentFlyers(tenantId, new Date(Date.now() - RECENT_MS));
  const { setAside, removed } = await removeUnusedPictures(tenantId, at, bucket);
  const checkedUploads = await queueOlderUploads(tenantId, bucket, { at, deadline });
  logger.info('pictures cleaned up', {
    tenant: tenantId,
    setAside: setAside.length,
    removed: removed.length,
    looked: checkedUploads,
  });
  return { setAside, removed };
}

/** daily-picture-cleanup, tenant-picture-cleanup: removes unused pictures at 08:30 UTC, at night in the US. */
export const dailyPictureCleanup = defineTenantJob({
  queue: 'tenant-picture-cleanup',
  schedule: '30 8 * * *',
  timeZone: 'Etc/UTC',
  memory: '1GiB',
  failure: 'Pictures not cleaned up',
  work: (tenantId, at) => cleanUpPictures(tenantId, at),
});
