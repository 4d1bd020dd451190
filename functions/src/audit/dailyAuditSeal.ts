import { defineTenantJob } from '../data/defineTenantJob.ts';
import { logger } from '../http/logger.ts';
import { moveCompanyHead } from './companyHead.ts';
import { mailAuditDigests } from './mailAuditDigests.ts';
import { lastFinishedDay, sealDays } from './sealDays.ts';

/** Seals a tenant's finished days and mails their digests. */
export async function sealTenant(tenantId: string, now: Date): Promise<void> {
  await moveCompanyHead(tenantId);
  const sealed = await sealDays(tenantId, lastFinishedDay(now), now);
  await mailAuditDigests(tenantId, now);
  logger.info('audit log sealed', { tenant: tenantId, days: sealed.length });
}

/** daily-audit-seal, tenant-audit-seal: at 00:15 UTC, when no transaction of the day before is still running. */
export const dailyAuditSeal = defineTenantJob({
  queue: 'tenant-audit-seal',
  schedule: '15 0 * * *',
  timeZone: 'Etc/UTC',
  failure: 'Audit log not sealed',
  work: sealTenant,
});
