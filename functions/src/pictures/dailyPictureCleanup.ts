import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forEachTenant } from '../data/forEachTenant.ts';
import { publishOlderUploads } from './publishOlderUploads.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

/** Milliseconds for publishing; what is left then waits for the next run. */
const PUBLISHING_TIME = 300_000;

/** Removes unused pictures of every tenant, then publishes older uploads while there is time. */
function cleanUpAllTenants(now: Date): Promise<void> {
  const deadline = new Date(now.getTime() + PUBLISHING_TIME);
  return forEachTenant('Pictures not cleaned up', async (tenantId) => {
    const removed = await removeUnusedPictures(tenantId, now, getStorage().bucket());
    logger.info('unused pictures removed', { tenant: tenantId, pictures: removed.length });
    const published = await publishOlderUploads(tenantId, getStorage().bucket(), deadline);
    logger.info('older pictures published', { tenant: tenantId, pictures: published });
  });
}

/** daily-picture-cleanup: at 08:30 UTC, while the company sleeps. */
export const dailyPictureCleanup = onSchedule(
  {
    schedule: '30 8 * * *',
    timeZone: 'Etc/UTC',
    region: 'us-east1',
    timeoutSeconds: 540,
    retryCount: 3,
    memory: '1GiB',
  },
  () => cleanUpAllTenants(new Date()),
);
