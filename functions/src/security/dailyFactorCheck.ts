import type { UserRole } from '@brokerage/domain/member/userRole';
import { getAuth } from 'firebase-admin/auth';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { systemActor } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { loadPages } from '../data/loadPages.ts';
import { describeError } from '../http/defineCallable.ts';
import { logger } from '../http/logger.ts';
import { detectRevocation } from './detectRevocation.ts';
import { detectSecondFactors, hasOtherFactors } from './detectSecondFactors.ts';
import { detectSignInAddress, hasOtherAddress } from './detectSignInAddress.ts';
import { revokedAt } from './sessions.ts';

/** How many accounts one request to Auth may name. */
const PAGE = 100;

/**
 * Looks at every member's account for second factors, sign-in addresses and revoked sessions that nobody has reported. One that fails does not hold up the
 * others, but fails the run.
 */
export async function checkSecondFactors(now: Date): Promise<void> {
  const members = db.userRoles().withConverter(null).orderBy('__name__').select('sessions_valid_after');
  let failed = 0;
  for await (const page of loadPages(members, PAGE)) {
    const uids = page.map(({ id }) => id);
    const [{ users }, securities] = await Promise.all([
      getAuth().getUsers(uids.map((uid) => ({ uid }))),
      Promise.all(uids.map((uid) => db.userSecurity(uid).get())),
    ]);
    const known = new Map(securities.map((one) => [one.id, one.data()]));
    const validAfter = new Map(page.map((one) => [one.id, Number(one.get('sessions_valid_after') ?? 0)]));
    for (const account of users) {
      const security = known.get(account.uid);
      const actorIn = ({ tenant_id }: UserRole) => systemActor(tenant_id);
      try {
        const isExplained = hasOtherFactors(account, security) || hasOtherAddress(account, security);
        if (revokedAt(account) > (validAfter.get(account.uid) ?? 0)) {
          await detectRevocation(account, { actorIn, now, isExplained });
        }
        if (hasOtherFactors(account, security)) await detectSecondFactors(account, actorIn, now);
        if (hasOtherAddress(account, security)) await detectSignInAddress(account, actorIn, now);
      } catch (error) {
        logger.error('account not checked', { error: describeError(error) });
        failed += 1;
      }
    }
  }
  if (failed > 0) throw new Error(`Accounts not checked: ${failed}`);
}

/** daily-factor-check: at 00:05 UTC, before the day's seal. */
export const dailyFactorCheck = onSchedule(
  { schedule: '5 0 * * *', timeZone: 'Etc/UTC', region: 'us-east1', timeoutSeconds: 540, retryCount: 3 },
  () => checkSecondFactors(new Date()),
);
