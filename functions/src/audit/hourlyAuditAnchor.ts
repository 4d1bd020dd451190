import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../data/db.ts';
import { describeError } from '../http/defineCallable.ts';
import { anchorHour } from './auditHourAnchors.ts';

/** Anchors the last full hour of every tenant. One that fails does not hold up the others, but fails the run. */
async function anchorAllTenants(now: Date): Promise<void> {
  const tenants = await db.tenants().select().get();
  const failed: string[] = [];
  for (const { id } of tenants.docs) {
    try {
      await anchorHour(id, now);
    } catch (error) {
      logger.error('audit log not anchored', { tenant: id, error: describeError(error) });
      failed.push(id);
    }
  }
  if (failed.length > 0) throw new Error(`Audit log not anchored: ${failed.join(', ')}`);
}

/** hourly-audit-anchor: ten minutes past each hour, when no transaction of the hour before is under way any more. */
export const hourlyAuditAnchor = onSchedule(
  { schedule: '10 * * * *', timeZone: 'Etc/UTC', region: 'us-east1', timeoutSeconds: 540, retryCount: 3 },
  () => anchorAllTenants(new Date()),
);
