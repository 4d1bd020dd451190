import type { ParsedInput } from '@brokerage/domain/callables';
import { toBranchFields } from '@brokerage/domain/directory/csv/branchCsv';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { diffFields } from '../../audit/diffFields.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../http/defineMemberCallable.ts';
import { loadBranch } from './loadBranch.ts';
import { changeBranch } from './writeBranch.ts';

function save(
  { id, revision, week, ...input }: ParsedInput<'save-branch'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { branch, head } = await loadBranch(transaction, actor.tenant_id, id);
    const fields = { ...input, week: week === undefined ? branch.week : week };
    const change = diffFields({ ...toBranchFields(branch), week: branch.week }, fields);
    if (!change) return;
    if (branch.is_closed) throw new DomainError('branch-closed');
    if (branch.revision !== revision) throw new DomainError('directory-changed');
    changeBranch(transaction, actor, { id, fields, revision, head, change, now });
  });
}

/** save-branch: changes what pages say about a branch and whether its page shows. The page's address stays the same. */
export const saveBranch = defineMemberCallable(
  'save-branch',
  'directory:manage',
  async (input, session, now) => {
    await save(input, session, now);
    return {};
  },
);
