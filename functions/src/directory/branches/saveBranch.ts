import type { CallableRequest } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../../audit/audit.ts';
import { changes } from '../../audit/changes.ts';
import { requestSiteBuild } from '../../company/requestSiteBuild.ts';
import { db } from '../../data/db.ts';
import {
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../../http/defineMemberCallable.ts';
import { loadBranch } from './loadBranch.ts';

function save(
  { id, revision, week, ...fields }: CallableRequest<'save-branch'>,
  session: MemberSession,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'directory:manage');
    const { tenant_id: tenantId } = actor;
    const { branch, head } = await loadBranch(transaction, tenantId, id);
    const { name, address, state, licenseNumber, manager, is_hidden } = branch;
    const before = { name, address, state, licenseNumber, manager, is_hidden };
    const after = { ...fields, week: week === undefined ? branch.week : week };
    const change = changes({ ...before, time_zone: branch.time_zone ?? '', week: branch.week }, after);
    if (!change) return;
    if (branch.is_closed) throw new DomainError('branch-closed');
    if (branch.revision !== revision) throw new DomainError('directory-changed');
    transaction.update(db.branches(tenantId).doc(id), {
      ...after,
      time_zone: fields.time_zone === '' ? FieldValue.delete() : fields.time_zone,
      revision: revision + 1,
    });
    requestSiteBuild(transaction, tenantId);
    audit(transaction, {
      actor,
      action: 'branch_changed',
      entity: { type: 'branch', id, head },
      ...change,
      at: new Date(),
    });
  });
}

/** save-branch: what pages say of a branch, and whether its page is shown. Its address stays. */
export const saveBranch = defineMemberCallable('save-branch', 'directory:manage', async (input, session) => {
  await save(input, session);
  return {};
});
