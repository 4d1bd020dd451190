import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { isNmlsTaken } from '../profile/findNmlsHolder.ts';
import { prepareOfficerListing } from '../profile/prepareOfficerListing.ts';
import { getAccount } from './accounts.ts';
import { loadMember } from './load/loadMember.ts';
import { loadSuperAdmins } from './load/loadSuperAdmins.ts';
import { matchAccountToRecord } from './matchAccountToRecord.ts';
import { prepareSecurityMail } from './prepareSecurityMail.ts';
import { continueReassignment } from './reassignment/continueReassignment.ts';
import { prepareReassignment } from './reassignment/prepareReassignment.ts';
import { waitForNewSessions } from './sessionRevocation.ts';

/**
 * Restores the rights in one transaction, unless the person already has them, and stores that their links have to be reopened.
 * @returns the member's `sessions_valid_after`: earlier sessions stay ended
 */
function restoreAccess(uid: string, session: MemberSession, now: Date): Promise<number> {
  const tenantId = session.member.tenant_id;
  return runMemberTransaction(session, async (transaction, actor) => {
    const member = await loadMember(transaction, tenantId, uid);
    if (member.status === 'active') return member.sessions_valid_after;
    // A colleague may have taken the number since: two public entries with one number would be wrong about one of them.
    const isNmlsFree = !(await isNmlsTaken(transaction, member, member.nmls_id));
    const listing = await prepareOfficerListing(transaction, member);
    const superAdmins = await loadSuperAdmins(transaction, tenantId);
    const notify = await prepareSecurityMail(transaction, tenantId, superAdmins);
    // Replaces a deactivation's unfinished run, so that no more of the member's work is reassigned.
    const startReopening = await prepareReassignment(
      transaction,
      tenantId,
      {
        from_user_id: uid,
        to_user_id: null,
        by: { user_id: actor.user_id, name: actor.name },
        phases: ['reopened_links'],
      },
      now,
    );
    startReopening();
    transaction.update(db.member(uid), { status: 'active', links_forward_to: null });
    listing.relist(isNmlsFree);
    audit(transaction, {
      actor,
      action: 'member_reactivated',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: { status: 'deactivated' },
      after: { status: 'active' },
      at: now,
    });
    notify({ actor, description: `reactivated ${member.name}`, at: now });
    return member.sessions_valid_after;
  });
}

/**
 * Restores the rights first, then enables the account, then reopens the links. After a failure in between, the member stays locked out, and
 * the same call does the rest.
 */
async function reactivate(uid: string, session: MemberSession, now: Date): Promise<void> {
  const tenantId = session.member.tenant_id;
  const validAfter = await restoreAccess(uid, session, now);
  if (await getAccount({ uid })) await matchAccountToRecord(tenantId, uid);
  await reopenLinks(tenantId, uid);
  await waitForNewSessions(validAfter);
}

/** Resumes where an earlier call stopped; a member who was never deactivated has no run. */
async function reopenLinks(tenantId: string, uid: string): Promise<void> {
  if ((await db.reassignment(tenantId, uid).get()).exists) await continueReassignment(tenantId, uid);
}

/**
 * reactivate-member: restores access with the person's former role. Links and printed codes of their flyers open again. Reassigned work
 * stays with its new owners.
 */
export const reactivateMember = defineMemberCallable(
  'reactivate-member',
  'members:manage',
  async ({ uid }, session, now) => {
    await reactivate(uid, session, now);
    return {};
  },
);
