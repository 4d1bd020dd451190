import type { CallableRequest } from '@brokerage/domain/callables';
import { missingFields } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/changes.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../http/defineMemberCallable.ts';
import { isOpenBranch } from './isOpenBranch.ts';
import { loadEntry } from './loadEntry.ts';

/** What super administrators write, as it is stored. */
const toFields = ({ title, bio, languages, licensed_states, booking_url, branchId }: OfficerRecord) => ({
  title,
  bio,
  languages: languages ?? [],
  licensed_states: licensed_states ?? [],
  booking_url: booking_url ?? '',
  branchId,
});

const chooseBranch = () =>
  new DomainError('invalid-argument', { issues: [{ path: 'branchId', message: 'Choose an open branch' }] });

function save(
  { id, revision, ...fields }: CallableRequest<'save-directory-entry'>,
  session: MemberSession,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'directory:manage');
    const { tenant_id: tenantId } = actor;
    const { entry, head } = await loadEntry(transaction, tenantId, id);
    const change = changes(toFields(entry), fields);
    // Sent again, or what somebody else has saved alike.
    if (!change) return;
    if (entry.revision !== revision) throw new DomainError('directory-changed');
    const isMoved = fields.branchId !== entry.branchId;
    if (isMoved && fields.branchId !== '' && !(await isOpenBranch(transaction, tenantId, fields.branchId))) {
      throw chooseBranch();
    }
    if (entry.listed && isMoved && missingFields({ ...entry, ...fields }).length > 0) throw chooseBranch();
    transaction.update(db.officers(tenantId).doc(id), {
      ...fields,
      ...(isMoved && { order: null }),
      revision: revision + 1,
    });
    requestSiteBuild(transaction, tenantId);
    audit(transaction, {
      actor,
      action: 'directory_entry_changed',
      entity: { type: 'directory_entry', id, head },
      ...change,
      at: new Date(),
    });
  });
}

/** save-directory-entry: title, about, languages, states, booking link and branch of an officer's entry. */
export const saveDirectoryEntry = defineMemberCallable(
  'save-directory-entry',
  'directory:manage',
  async (input, session) => {
    await save(input, session);
    return {};
  },
);
