import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../data/db.ts';
import { publishOlderUploads } from './publishOlderUploads.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

/** Milliseconds for publishing; what is left then waits for the next run. */
const PUBLISHING_TIME = 300_000;

/** Cleans up every tenant. One that fails does not hold up the others, but fails the run. */
async function cleanUpAllTenants(now: Date): Promise<void> {
  const deadline = new Date(now.getTime() + PUBLISHING_TIME);
  const tenants = await db.tenants().select().get();
  const failed: string[] = [];
  for (const { id } of tenants.docs) {
    try {
      const removed = await removeUnusedPictures(id, now, getStorage().bucket());
      logger.info('unused pictures removed', { tenant: id, pictures: removed.length });
      const published = await publishOlderUploads(id, getStorage().bucket(), deadline);
      logger.info('older pictures published', { tenant: id, pictures: published });
    } catch {
      failed.push(id);
    }
  }
  if (failed.length > 0) throw new Error(`Pictures not cleaned up: ${failed.join(', ')}`);
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
