import { company } from '@brokerage/domain/company/company';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../../data/db.ts';
import { compactLinkCounts } from './compactLinkCounts.ts';
import { purgeVisitors } from './purgeVisitors.ts';

/** For every tenant. One that fails does not hold up the others, but fails the run. */
export async function compactAllTenants(now: Date): Promise<void> {
  const tenants = await db.tenants().select().get();
  const failed: string[] = [];
  for (const { id } of tenants.docs) {
    try {
      // First: it must not wait for the sums.
      await purgeVisitors(id, now);
      const days = await compactLinkCounts(id, now);
      logger.info('link counts folded', { tenant: id, days });
    } catch {
      failed.push(id);
    }
  }
  if (failed.length > 0) throw new Error(`Link counts not folded: ${failed.join(', ')}`);
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
