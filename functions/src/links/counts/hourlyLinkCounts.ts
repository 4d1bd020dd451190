import { defineTenantJob } from '../../data/defineTenantJob.ts';
import { logger } from '../../logging/logger.ts';
import { compactLinkCounts } from './compactLinkCounts.ts';
import { purgeVisitors } from './purgeVisitors.ts';
import { rollUpEarlierDays } from './rollUpEarlierDays.ts';

/** Deletes a tenant's old visitors and compacts its link counts. */
export async function compactTenant(tenantId: string, now: Date): Promise<void> {
  // Comes first, because it must not depend on the counts.
  await purgeVisitors(tenantId, now);
  try {
    const shards = await compactLinkCounts(tenantId);
    logger.info('link counts compacted', { tenant: tenantId, shards });
  } finally {
    const earlierDays = await rollUpEarlierDays(tenantId);
    logger.info('earlier days rolled up', { tenant: tenantId, earlierDays });
  }
}

/** hourly-link-counts, tenant-link-counts: compacts the links' counts; members who can't read the shards see figures up to an hour old. */
export const hourlyLinkCounts = defineTenantJob({
  queue: 'tenant-link-counts',
  schedule: '15 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Link counts not compacted',
  work: compactTenant,
});
