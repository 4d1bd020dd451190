import { dueRecheck, isRecheckStalled } from '@brokerage/domain/finding/recheck';
import { CHECKS_VERSION } from '@brokerage/domain/flyer/checks/checkFlyer';
import { db } from '../data/db.ts';
import { defineTenantJob } from '../data/defineTenantJob.ts';
import { beginRecheck } from './beginRecheck.ts';
import { continuedRecheck, countApproved, newRecheck } from './newRecheck.ts';

/**
 * Starts a run over a tenant's live flyers if the last one is a week old or the checks have changed since, or continues a stopped one. Does
 * nothing if called again during or after that run.
 */
export async function recheckTenant(
  tenantId: string,
  at: Date,
  checksVersion = CHECKS_VERSION,
): Promise<void> {
  const now = new Date();
  const total = await countApproved(tenantId);
  const isStarted = await db.runTransaction(async (transaction) => {
    const ref = db.flyerRecheck(tenantId);
    const run = (await transaction.get(ref)).data();
    if (run && isRecheckStalled(run, now)) {
      transaction.update(ref, continuedRecheck(run, now));
      return true;
    }
    const cause = dueRecheck(run, checksVersion, at);
    if (!cause) return false;
    const run_id = `${cause}-${at.getTime()}`;
    transaction.set(ref, newRecheck({ tenant_id: tenantId, run_id, cause, by: null, total }, now));
    return true;
  });
  if (isStarted) await beginRecheck(tenantId);
}

/** recheck-live-flyers, tenant-recheck-due: starts the runs of companies whose flyers are due, every morning on the East Coast. */
export const recheckLiveFlyers = defineTenantJob({
  queue: 'tenant-recheck-due',
  schedule: '30 5 * * *',
  timeZone: 'America/New_York',
  failure: 'Live flyers not checked',
  work: recheckTenant,
});
