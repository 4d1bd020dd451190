import type { Recheck } from '@brokerage/domain/finding/recheck';
import { CHECKS_VERSION } from '@brokerage/domain/flyer/checks/checkFlyer';
import { db } from '../data/db.ts';
import { sliceLease } from '../data/sliceLease.ts';

/** Returns how many approved flyers a tenant has, which is what a run will check. */
export const countApproved = async (tenantId: string): Promise<number> =>
  (await db.flyers(tenantId).where('status', '==', 'approved').count().get()).data().count;

/** Returns a new run with its first slice due. */
export const newRecheck = (
  { tenant_id, run_id, cause, by, total }: Pick<Recheck, 'tenant_id' | 'run_id' | 'cause' | 'by' | 'total'>,
  now: Date,
): Recheck => ({
  run_id,
  tenant_id,
  cause,
  by,
  status: 'running',
  failed_at: null,
  started_at: now,
  updated_at: now,
  finished_at: null,
  checks_version: CHECKS_VERSION,
  total,
  flyers: 0,
  findings: 0,
  work: { slice: 0, after: null, lease_until: sliceLease(now) },
});

/** Returns the changes that continue a stopped run. */
export const continuedRecheck = ({ work }: Recheck, now: Date) => ({
  failed_at: null,
  updated_at: now,
  work: { ...work, lease_until: sliceLease(now) },
});
