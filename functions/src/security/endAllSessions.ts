import { getAuth } from 'firebase-admin/auth';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { defineMemberCallable, type Staff, stillAllowed } from '../http/defineMemberCallable.ts';
import { endOfSessions, newSessionsCount } from '../members/sessionRevocation.ts';

/** Auth first: after the record the caller's own session has ended, and a failed call could not be made again. */
async function endAll(staff: Staff, now: Date): Promise<void> {
  await getAuth().revokeRefreshTokens(staff.uid);
  const validAfter = endOfSessions(now);
  await db.runTransaction(async (transaction) => {
    const actor = await stillAllowed(transaction, staff, 'portal:enter');
    transaction.update(db.userRole(staff.uid), { sessions_valid_after: validAfter });
    audit(transaction, {
      actor,
      action: 'sessions_ended',
      entity: { type: 'member', id: staff.uid, head: actor.audit_head },
      before: null,
      after: null,
      at: now,
    });
  });
  await newSessionsCount(validAfter);
}

/** end-all-sessions: signs the caller out everywhere, here too. */
export const endAllSessions = defineMemberCallable('end-all-sessions', 'portal:enter', async (_, staff) => {
  await endAll(staff, new Date());
  return {};
});
