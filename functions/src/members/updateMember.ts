import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../audit/audit.ts';
import { diffFields } from '../audit/diffFields.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { assertBranchOpen } from './assertBranchOpen.ts';
import { assertRoleOffered } from './assertRoleOffered.ts';
import { loadMember } from './load/loadMember.ts';
import { assertNotLastSuperAdmin, loadSuperAdmins } from './load/loadSuperAdmins.ts';
import { prepareSecurityMail } from './prepareSecurityMail.ts';

async function update(
  { uid, role, branch_id, expected }: ParsedInput<'update-member'>,
  session: MemberSession,
  now: Date,
) {
  const tenantId = session.member.tenant_id;
  await runMemberTransaction(session, async (transaction, actor) => {
    await assertRoleOffered(transaction, tenantId, role);
    const member = await loadMember(transaction, tenantId, uid);
    if (member.status !== 'active') throw new DomainError('member-deactivated');
    const change = diffFields({ role: member.role, branch_id: member.branch_id }, { role, branch_id });
    if (!change) return;
    const isUnforeseen = (field: 'role' | 'branch_id') =>
      field in change.before && member[field] !== expected?.[field];
    if (expected && (isUnforeseen('role') || isUnforeseen('branch_id')))
      throw new DomainError('member-changed');
    // Closing a branch moves its members; their roles can still change until then.
    if (branch_id !== member.branch_id) await assertBranchOpen(transaction, tenantId, branch_id);
    const superAdmins = await loadSuperAdmins(transaction, tenantId);
    if (role !== 'super_admin') assertNotLastSuperAdmin(member, superAdmins);
    const notify = await prepareSecurityMail(transaction, tenantId, superAdmins);
    transaction.update(db.member(uid), { role, branch_id });
    audit(transaction, {
      actor,
      action: 'member_changed',
      entity: { type: 'member', id: uid, head: member.audit_head },
      ...change,
      at: now,
    });
    const changed = ['role' in change.after && 'role', 'branch_id' in change.after && 'branch'].filter(
      Boolean,
    );
    notify({ actor, description: `changed the ${changed.join(' and ')} of ${member.name}`, at: now });
  });
}

/**
 * update-member: changes a role or branch. Does nothing if both are unchanged.
 * @throws DomainError member-not-found; member-deactivated; last-super-admin; member-changed when a field has neither the value that the
 *   form was opened with nor the new one; invalid-argument for a role or branch that can't be chosen
 */
export const updateMember = defineMemberCallable(
  'update-member',
  'members:manage',
  async (input, session, now) => {
    await update(input, session, now);
    return {};
  },
);
