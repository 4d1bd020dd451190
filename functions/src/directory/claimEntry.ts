import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import { missingEntryFields } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import type { AuditActor } from '../audit/audit.ts';
import { diffFields } from '../audit/diffFields.ts';
import { isNmlsTaken } from '../profile/findNmlsHolder.ts';
import { toOwnHeadshot } from '../profile/toOwnHeadshot.ts';
import { changeEntry } from './changeEntry.ts';
import { isSameName } from './isSameName.ts';

/**
 * Returns the fields of an entry once it belongs to a member; `audited` are those that the audit log records. The NMLS number and the portrait
 * stay only if the member has the entry's name, and the number only if no colleague has it. An entry that becomes incomplete leaves the
 * website.
 */
export async function toClaimedFields(transaction: Transaction, entry: OfficerRecord, member: Member) {
  const isNamesake = isSameName(entry.name, member.name);
  const keepsNmls =
    isNamesake && !(await isNmlsTaken(transaction, { ...member, officer_id: entry.id }, entry.nmls));
  const fields = {
    name: member.name,
    email: member.email,
    phone: member.phone || entry.phone,
    nmls: member.nmls_id || (keepsNmls ? entry.nmls : ''),
    branchId: entry.branchId || (member.branch_id ?? ''),
  };
  const listed = entry.listed && isNamesake && missingEntryFields({ ...entry, ...fields }).length === 0;
  return {
    audited: { ...fields, listed },
    photo: toOwnHeadshot(member) || (isNamesake ? (entry.photo ?? '') : ''),
  };
}

interface Claim {
  entry: OfficerRecord;
  head: AuditHead | null;
  member: Member;
  claimed: Awaited<ReturnType<typeof toClaimedFields>>;
  now: Date;
}

/** Links an entry to a member, so that it follows their profile. Its title, texts and branch stay. */
export function claimEntry(
  transaction: Transaction,
  actor: AuditActor,
  { entry, head, member, claimed: { audited, photo }, now }: Claim,
): void {
  const { name, email, phone, nmls, branchId, listed } = entry;
  const change = diffFields({ name, email, phone, nmls, branchId, listed }, audited);
  changeEntry(transaction, actor, {
    entry,
    // An unlisted entry without `has_left` counts as that of someone who left.
    fields: { ...audited, photo, has_left: false },
    head,
    // A member sees the submissions of their entry, so the audit log has to say whose it is.
    change: {
      before: { ...change?.before, user_id: null },
      after: { ...change?.after, user_id: member.user_id },
    },
    now,
  });
}
