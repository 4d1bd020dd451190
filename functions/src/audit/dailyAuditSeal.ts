import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forEachTenant } from '../data/forEachTenant.ts';
import { moveCompanyHead } from './companyHead.ts';
import { mailAuditDigests } from './mailAuditDigests.ts';
import { lastFinishedDay, sealDays } from './sealDays.ts';

/** Seals the finished days of every tenant and mails their digests. */
export function sealAllTenants(now: Date): Promise<void> {
  return forEachTenant('Audit log not sealed', async (tenantId) => {
    await moveCompanyHead(tenantId);
    const sealed = await sealDays(tenantId, lastFinishedDay(now), now);
    await mailAuditDigests(tenantId, now);
    logger.info('audit log sealed', { tenant: tenantId, days: sealed.length });
  });
}

/** daily-audit-seal: at 00:15 UTC, when no transaction of the day before is under way any more. */
export const dailyAuditSeal = onSchedule(
  { schedule: '15 0 * * *', timeZone: 'Etc/UTC', region: 'us-east1', timeoutSeconds: 540, retryCount: 3 },
  () => sealAllTenants(new Date()),
);
