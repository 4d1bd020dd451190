import { company } from '@brokerage/domain/company/company';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forEachTenant } from '../../data/forEachTenant.ts';
import { compactLinkCounts } from './compactLinkCounts.ts';
import { purgeVisitors } from './purgeVisitors.ts';

/** Deletes old visitors and compacts the link counts of every tenant. */
export function compactAllTenants(now: Date): Promise<void> {
  return forEachTenant('Link counts not compacted', async (tenantId) => {
    // First: it must not wait for the sums.
    await purgeVisitors(tenantId, now);
    const days = await compactLinkCounts(tenantId, now);
    logger.info('link counts compacted', { tenant: tenantId, days });
  });
}

/** daily-link-counts: when no opening of the day before is under way any more. */
export const dailyLinkCounts = onSchedule(
  {
    schedule: '15 1 * * *',
    timeZone: company.hours.timeZone,
    region: 'us-east1',
    timeoutSeconds: 540,
    retryCount: 3,
  },
  () => compactAllTenants(new Date()),
);
