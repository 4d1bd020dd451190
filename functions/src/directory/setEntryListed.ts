import type { ParsedInput } from '@brokerage/domain/callables';
import { hasLeft, missingEntryFields } from '@brokerage/domain/directory/entryState';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../audit/audit.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { findMembersOfEntries } from '../members/load/findMembersOfEntries.ts';
import { findNmlsHolder } from '../profile/findNmlsHolder.ts';
import { isOpenBranch } from './isOpenBranch.ts';
import { loadEntry } from './loadEntry.ts';

function setListed(
  { id, revision, is_listed }: ParsedInput<'list-directory-entry'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { entry, head } = await loadEntry(transaction, tenantId, id);
    if (entry.listed === is_listed) return;
    if (hasLeft(entry)) throw new DomainError('directory-entry-left');
    if (entry.revision !== revision) throw new DomainError('directory-changed');
    if (is_listed) {
      const isOpen = await isOpenBranch(transaction, tenantId, entry.branchId);
      const missing = missingEntryFields({ ...entry, branchId: isOpen ? entry.branchId : '' });
      if (missing.length > 0) {
        throw new DomainError('directory-entry-incomplete', { values: { missing: missing.join(', ') } });
      }
      const [owner] = await findMembersOfEntries(transaction, tenantId, [id]);
      const name = await findNmlsHolder(
        transaction,
        { tenant_id: tenantId, user_id: owner?.user_id ?? '', officer_id: id },
        entry.nmls,
      );
      if (name !== undefined) throw new DomainError('directory-entry-nmls-taken', { values: { name } });
    }
    transaction.update(db.officers(tenantId).doc(id), {
      listed: is_listed,
      has_left: false,
      revision: revision + 1,
    });
    requestSiteBuild(transaction, tenantId);
    audit(transaction, {
      actor,
      action: is_listed ? 'directory_entry_listed' : 'directory_entry_hidden',
      entity: { type: 'directory_entry', id, head },
      before: { listed: entry.listed },
      after: { listed: is_listed },
      at: now,
    });
  });
}

/**
 * list-directory-entry: puts an entry on the public website if it is complete and no colleague has its NMLS number, or takes it off.
 * Only listed officers can be chosen in the questionnaire and get submissions.
 */
export const setEntryListed = defineMemberCallable(
  'list-directory-entry',
  'directory:manage',
  async (input, session, now) => {
    await setListed(input, session, now);
    return {};
  },
);
