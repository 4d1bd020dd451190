import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { UserRole } from '@brokerage/domain/member/userRole';
import type { AuditActor } from '../audit/audit.ts';
import { changes } from '../audit/changes.ts';
import { trustedHeadshot } from '../profile/trustedHeadshot.ts';
import { changeEntry } from './changeEntry.ts';

/** Returns what a member's profile takes from the entry that becomes theirs, where it has nothing itself. */
export const toClaimedProfile = (entry: OfficerRecord, member: UserRole) => ({
  phone: member.phone || entry.phone,
  nmls_id: member.nmls_id || entry.nmls,
});

interface Claim {
  entry: OfficerRecord;
  head: AuditHead | null;
  member: UserRole;
}

/** Gives an entry to a member: from now on it follows their profile. Title, texts and branch stay. */
export function claimEntry(
  transaction: FirebaseFirestore.Transaction,
  actor: AuditActor,
  { entry, head, member }: Claim,
): void {
  const { phone, nmls_id: nmls } = toClaimedProfile(entry, member);
  const { name, email } = member;
  const branchId = entry.branchId || (member.branch_id ?? '');
  const fields = { name, email, phone, nmls, branchId };
  const before = {
    name: entry.name,
    email: entry.email,
    phone: entry.phone,
    nmls: entry.nmls,
    branchId: entry.branchId,
  };
  const change = changes(before, fields);
  changeEntry(transaction, actor, {
    entry,
    fields: { ...fields, photo: trustedHeadshot(member) },
    head,
    // Whose entry it is decides which applications they see.
    change: {
      before: { ...change?.before, user_id: null },
      after: { ...change?.after, user_id: member.user_id },
    },
  });
}
