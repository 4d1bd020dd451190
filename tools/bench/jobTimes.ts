import { anchorHour } from '../../functions/src/audit/auditHourAnchors.ts';
import { sealTenant } from '../../functions/src/audit/dailyAuditSeal.ts';
import { compactTenant } from '../../functions/src/links/counts/hourlyLinkCounts.ts';
import { cleanUpPictures } from '../../functions/src/pictures/dailyPictureCleanup.ts';
import { countOperations, type Operations } from '../../functions/src/testing/countOperations.ts';
import type { ScaleWorld } from './scaleWorld.ts';

/** The daily and hourly jobs of a company. */
const JOBS: Record<string, (tenantId: string, at: Date) => Promise<unknown>> = {
  'tenant-audit-seal': sealTenant,
  'tenant-audit-anchor': anchorHour,
  'tenant-link-counts': compactTenant,
  'tenant-picture-cleanup': (tenantId, at) => cleanUpPictures(tenantId, at),
};

export interface JobRun extends Operations {
  ms: number;
}

async function timed(work: () => Promise<unknown>): Promise<JobRun> {
  const startedAt = performance.now();
  const { operations } = await countOperations(work);
  return { ...operations, ms: performance.now() - startedAt };
}

/**
 * Measures each job of a company twice: the first run does all pending work, the second is like a quiet day. The jobs run in this process,
 * against the emulators.
 */
export async function jobTimes(worlds: readonly ScaleWorld[]) {
  const rows: Record<string, JobRun> = {};
  for (const [job, work] of Object.entries(JOBS)) {
    for (const { tenantId } of worlds) {
      for (const run of ['first run', 'quiet day']) {
        rows[`${job}, ${tenantId}, ${run}`] = await timed(() => work(tenantId, new Date()));
      }
    }
  }
  return rows;
}
