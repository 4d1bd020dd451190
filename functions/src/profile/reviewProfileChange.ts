import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { loadMember } from '../members/load/loadMember.ts';
import { isNmlsTaken } from './findNmlsHolder.ts';
import { notifyOfProfileChange } from './profileNotices.ts';
import { publicEntryWriter } from './publicEntryWriter.ts';

type Input = ParsedInput<'review-profile-change'>;

/**
 * Confirms or declines a pending profile change, with its audit record, the public entry and a notice to the member that gives the reason
 * for declining. Repeating the call changes nothing.
 * @throws DomainError member-not-found, also for another tenant's members; own-profile-change; member-deactivated; nmls-taken;
 *   no-pending-change when the change is no longer the one that the administrator saw
 */
async function review(input: Input, session: MemberSession, now: Date): Promise<void> {
  const { uid, field, value, is_confirmed } = input;
  const reason = input.is_confirmed ? null : input.reason;
  const { tenant_id: tenantId } = session.member;
  await runMemberTransaction(session, async (transaction, actor) => {
    const member = await loadMember(transaction, tenantId, uid);
    if (uid === session.uid) throw new DomainError('own-profile-change');
    if (member.status !== 'active') throw new DomainError('member-deactivated');
    const { [field]: pending, ...others } = member.pending_changes ?? {};
    if (!pending && (is_confirmed ? member[field] === value : member[field] !== value)) return;
    if (pending?.value !== value) throw new DomainError('no-pending-change');
    if (is_confirmed && field === 'nmls_id' && (await isNmlsTaken(transaction, member, value))) {
      throw new DomainError('nmls-taken');
    }
    const writeEntry = await publicEntryWriter(transaction, member);

    const change = is_confirmed ? { [field]: value } : {};
    const updated = { ...member, ...change };
    transaction.update(db.member(uid), {
      ...change,
      pending_changes: others,
      search_keys: toSearchKeys(searchTexts.member(updated)),
    });
    if (is_confirmed) writeEntry(updated);
    audit(transaction, {
      actor,
      action: is_confirmed ? 'profile_change_confirmed' : 'profile_change_declined',
      entity: { type: 'member', id: uid, head: member.audit_head },
      before: { [field]: member[field] },
      after: reason === null ? { [field]: value } : { [field]: value, reason },
      at: now,
    });
    notifyOfProfileChange(transaction, {
      kind: is_confirmed ? 'profile_change_confirmed' : 'profile_change_declined',
      to: uid,
      fields: [field],
      actor,
      reason,
      now,
    });
  });
}

/** review-profile-change: lets administrators confirm or decline a colleague's profile change. */
export const reviewProfileChange = defineMemberCallable(
  'review-profile-change',
  'profiles:confirm',
  async (input, session, now) => {
    await review(input, session, now);
    return {};
  },
);
