import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../../audit/audit.ts';
import { requestSiteBuild } from '../../company/requestSiteBuild.ts';
import { db } from '../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../http/defineMemberCallable.ts';
import { loadBranch } from './loadBranch.ts';

function reopen(
  { id, revision }: ParsedInput<'reopen-branch'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { branch, head } = await loadBranch(transaction, tenantId, id);
    if (!branch.is_closed) return;
    if (branch.revision !== revision) throw new DomainError('directory-changed');
    const open = { is_closed: false, successor_id: null };
    transaction.update(db.branches(tenantId).doc(id), { ...open, revision: revision + 1 });
    requestSiteBuild(transaction, tenantId);
    audit(transaction, {
      actor,
      action: 'branch_reopened',
      entity: { type: 'branch', id, head },
      before: { is_closed: true, successor_id: branch.successor_id },
      after: open,
      at: now,
    });
  });
}

/** reopen-branch: brings a closed branch and its page back. People who moved to its successor stay there. */
export const reopenBranch = defineMemberCallable(
  'reopen-branch',
  'directory:manage',
  async (input, session, now) => {
    await reopen(input, session, now);
    return {};
  },
);
