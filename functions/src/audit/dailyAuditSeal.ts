import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../data/db.ts';
import { describeError } from '../http/defineCallable.ts';
import { moveCompanyHead } from './companyHead.ts';
import { mailAuditDigests } from './mailAuditDigests.ts';
import { lastFinishedDay, sealDays } from './sealDays.ts';

/** Seals the finished days of every tenant and mails their digests. One that fails does not hold up the others, but fails the run. */
export async function sealAllTenants(now: Date): Promise<void> {
  const tenants = await db.tenants().select().get();
  const failed: string[] = [];
  for (const { id } of tenants.docs) {
    try {
      await moveCompanyHead(id);
      const sealed = await sealDays(id, lastFinishedDay(now), now);
      await mailAuditDigests(id, now);
      logger.info('audit log sealed', { tenant: id, days: sealed.length });
    } catch (error) {
      logger.error('audit log not sealed', { tenant: id, error: describeError(error) });
      failed.push(id);
    }
  }
  if (failed.length > 0) throw new Error(`Audit log not sealed: ${failed.join(', ')}`);
}

/** daily-audit-seal: at 00:15 UTC, when no transaction of the day before is under way any more. */
export const dailyAuditSeal = onSchedule(
  { schedule: '15 0 * * *', timeZone: 'Etc/UTC', region: 'us-east1', timeoutSeconds: 540, retryCount: 3 },
  () => sealAllTenants(new Date()),
);
