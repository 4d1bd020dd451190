import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';
import { defineMemberCallable, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { loadMember } from '../members/load/loadMember.ts';
import { prepareDirectoryEntry } from './prepareDirectoryEntry.ts';

/**
 * create-directory-entry: gives an active member without an entry the one that was imported with their email, or a new, unlisted one.
 * A member who has an entry keeps it, so a retry doesn't add a second.
 */
export const createDirectoryEntry = defineMemberCallable(
  'create-directory-entry',
  'directory:manage',
  ({ uid }, session, now) =>
    runMemberTransaction(session, async (transaction, actor) => {
      const { tenant_id: tenantId } = actor;
      const member = await loadMember(transaction, tenantId, uid);
      if (member.status !== 'active') throw new DomainError('member-deactivated');
      if (member.officer_id !== null) {
        const stored = await transaction.get(
          db.officers(tenantId).doc(member.officer_id).withConverter(null),
        );
        if (stored.exists) return { id: member.officer_id };
      }
      const entry = await prepareDirectoryEntry(transaction, member);
      if (!entry) throw new DomainError('directory-full');
      transaction.update(db.member(uid), { officer_id: entry.id });
      entry.write(actor, now);
      return { id: entry.id };
    }),
);
