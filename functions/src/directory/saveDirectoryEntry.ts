import type { ParsedInput } from '@brokerage/domain/callables';
import { toEntryFields } from '@brokerage/domain/directory/csv/officerCsv';
import { missingEntryFields } from '@brokerage/domain/directory/entryState';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { diffFields } from '../audit/diffFields.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { changeEntry } from './changeEntry.ts';
import { isOpenBranch } from './isOpenBranch.ts';
import { loadEntry } from './loadEntry.ts';

const chooseBranch = () => invalidField('branchId', 'Choose an open branch');

function save(
  { id, revision, specialties, ...others }: ParsedInput<'save-directory-entry'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { entry, head } = await loadEntry(transaction, tenantId, id);
    const fields = specialties ? { ...others, specialties } : others;
    const change = diffFields(toEntryFields(entry), fields);
    // A retry, or someone else saved the same.
    if (!change) return;
    if (entry.revision !== revision) throw new DomainError('directory-changed');
    const isMoved = fields.branchId !== entry.branchId;
    if (isMoved && fields.branchId !== '' && !(await isOpenBranch(transaction, tenantId, fields.branchId))) {
      throw chooseBranch();
    }
    if (entry.listed && isMoved && missingEntryFields({ ...entry, ...fields }).length > 0)
      throw chooseBranch();
    changeEntry(transaction, actor, { entry, fields, head, change, now });
  });
}

/** save-directory-entry: changes the title, about text, languages, specialties, states, booking link and branch of an entry. */
export const saveDirectoryEntry = defineMemberCallable(
  'save-directory-entry',
  'directory:manage',
  async (input, session, now) => {
    await save(input, session, now);
    return {};
  },
);
