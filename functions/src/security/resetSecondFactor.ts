import { DomainError } from '@brokerage/domain/errors/DomainError';
import { getAuth } from 'firebase-admin/auth';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { secondFactorResetMail } from '../members/accountMails.ts';
import { findSecondFactor, getAccount } from '../members/accounts.ts';
import { loadMember } from '../members/load/loadMember.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import { prepareSecurityMail } from '../members/prepareSecurityMail.ts';
import { toSessionsValidAfter } from '../members/sessionRevocation.ts';
import { copyRevocation, revokeSessions } from './sessions.ts';

/**
 * Records and mails the reset before the factor is removed, so that it never happens silently; if Auth fails then, the factor still exists
 * and the call can be repeated. The lost factor's recovery codes are removed, too.
 */
async function reset(uid: string, session: MemberSession, now: Date): Promise<void> {
  const tenantId = session.member.tenant_id;
  if (uid === session.uid) throw new DomainError('own-account');
  await db.runReadOnly((transaction) => loadMember(transaction, tenantId, uid));
  const [tenant, account] = await Promise.all([loadTenant(tenantId), getAccount({ uid })]);
  const to = account?.email;
  if (!account || !to) throw new DomainError('member-not-found');
  if (!findSecondFactor(account)) return; // nothing to do, also after a call whose response was lost
  await runMemberTransaction(session, async (transaction, actor) => {
    const member = await loadMember(transaction, tenantId, uid);
    const superAdmins = await loadSuperAdmins(transaction, tenantId);
    const notify = await prepareSecurityMail(transaction, tenantId, superAdmins);
    transaction.update(db.member(uid), { sessions_valid_after: toSessionsValidAfter(now) });
    // The known sign-in addresses stay.
    transaction.set(
      db.userSecurity(uid),
      { salt: '', created_at: null, factor_uid: null, codes: [], known_factors: [] },
      { merge: true },
    );
    transaction.create(db.mail(tenantId).doc(), secondFactorResetMail({ to, tenant, now }));
    audit(transaction, {
      actor,
      action: 'second_factor_reset',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: null,
      after: null,
      at: now,
    });
    notify({ actor, description: `reset two-factor authentication for ${member.name}`, at: now });
  });
  await getAuth().updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await copyRevocation(uid, await revokeSessions(uid));
}

/** reset-second-factor: removes the second factor of a colleague who has lost it. */
export const resetSecondFactor = defineMemberCallable(
  'reset-second-factor',
  'secondFactor:reset',
  async ({ uid }, session, now) => {
    await reset(uid, session, now);
    return {};
  },
);
