import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { DEFAULT_ASSIGNMENT_RULE } from '@brokerage/domain/submission/assignment/assignmentRule';
import { moveTurnList } from '@brokerage/domain/submission/assignment/moveTurnList';
import { audit } from '../../audit/audit.ts';
import { requestSiteBuild } from '../../company/requestSiteBuild.ts';
import { db } from '../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../http/defineMemberCallable.ts';
import { isOpenBranch } from '../isOpenBranch.ts';
import { loadBranch } from './loadBranch.ts';
import { moveMembers, moveOfficers } from './moveFromBranch.ts';

type Input = ParsedInput<'close-branch'>;

/** Closes the branch and moves its list of turns in one transaction. Does nothing if it is already closed with that successor. */
function close({ id, revision, successor_id }: Input, session: MemberSession, now: Date): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { branch, head } = await loadBranch(transaction, tenantId, id);
    if (branch.is_closed && branch.successor_id === successor_id) return;
    if (branch.is_closed) throw new DomainError('branch-closed');
    if (branch.revision !== revision) throw new DomainError('directory-changed');
    if (successor_id === id || !(await isOpenBranch(transaction, tenantId, successor_id))) {
      throw invalidField('successor_id', 'Choose another open branch');
    }
    const settings = (await transaction.get(db.applicationSettings(tenantId))).data();
    const before = settings?.assignment ?? DEFAULT_ASSIGNMENT_RULE;
    const assignment = moveTurnList(before, id, successor_id);
    transaction.update(db.branches(tenantId).doc(id), {
      is_closed: true,
      successor_id,
      revision: revision + 1,
    });
    if (assignment) transaction.update(db.applicationSettings(tenantId), { assignment });
    requestSiteBuild(transaction, tenantId);
    audit(transaction, {
      actor,
      action: 'branch_closed',
      entity: { type: 'branch', id, head },
      before: { is_closed: false, ...(assignment && { assignment: before }) },
      after: { is_closed: true, successor_id, ...(assignment && { assignment }) },
      at: now,
    });
  });
}

/**
 * close-branch: takes a branch off the website and moves its officers, members and turns to its successor, where its public page
 * sends visitors. The branch closes first, so repeating a call that stopped halfway finishes it.
 */
export const closeBranch = defineMemberCallable(
  'close-branch',
  'directory:manage',
  async (input, session, now) => {
    await close(input, session, now);
    const move = { from: input.id, to: input.successor_id, now };
    const officers = await moveOfficers(session, move);
    return { moved: { officers, members: await moveMembers(session, move) } };
  },
);
