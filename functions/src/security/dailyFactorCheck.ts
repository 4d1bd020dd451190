import { getAuth } from 'firebase-admin/auth';
import { systemActor } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { defineTenantJob } from '../data/defineTenantJob.ts';
import { loadPages } from '../data/loadPages.ts';
import { describeError, logger } from '../logging/logger.ts';
import { syncAccount } from './syncAccount.ts';

/** Maximum number of accounts per request to Auth. */
const PAGE_SIZE = 100;

/**
 * Checks the accounts of a tenant's members for second factors, sign-in addresses and revoked sessions that nobody has reported. A failing
 * account doesn't block the others, but fails the run.
 */
export async function checkAccounts(tenantId: string, now: Date): Promise<void> {
  const members = db
    .members()
    .withConverter(null)
    .where('tenant_id', '==', tenantId)
    .orderBy('__name__')
    .select('sessions_valid_after');
  let failed = 0;
  for await (const page of loadPages(members, PAGE_SIZE)) {
    const [{ users }, securities] = await Promise.all([
      getAuth().getUsers(page.map(({ id }) => ({ uid: id }))),
      db.getAll(page.map(({ id }) => db.userSecurity(id))),
    ]);
    const known = new Map(securities.map((one) => [one.id, one.data()]));
    const validAfter = new Map(page.map((one) => [one.id, Number(one.get('sessions_valid_after') ?? 0)]));
    for (const account of users) {
      try {
        await syncAccount(account, {
          validAfter: validAfter.get(account.uid) ?? 0,
          security: known.get(account.uid),
          actorIn: ({ tenant_id }) => systemActor(tenant_id),
          now,
        });
      } catch (error) {
        logger.error('account not checked', { tenant: tenantId, error: describeError(error) });
        failed += 1;
      }
    }
  }
  if (failed > 0) throw new Error(`Accounts not checked: ${failed}`);
}

/**
 * daily-factor-check, tenant-factor-check: checks members' accounts for changed second factors and for revocations that no call has
 * detected, at 00:05 UTC, before the day's seal.
 */
export const dailyFactorCheck = defineTenantJob({
  queue: 'tenant-factor-check',
  schedule: '5 0 * * *',
  timeZone: 'Etc/UTC',
  failure: 'Accounts not checked',
  work: checkAccounts,
});
