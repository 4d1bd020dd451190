import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import { missingFields } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { UserRole } from '@brokerage/domain/member/userRole';
import type { AuditActor } from '../audit/audit.ts';
import { changes } from '../audit/changes.ts';
import { isNmlsTaken } from '../profile/profileTaken.ts';
import { trustedHeadshot } from '../profile/trustedHeadshot.ts';
import { changeEntry } from './changeEntry.ts';
import { isSameName } from './isSameName.ts';

/**
 * Returns what an entry says once it is a member's; `told` is what the audit record tells of it. Only a namesake keeps its NMLS number, which no colleague may have, and its
 * portrait. An entry that lacks something then leaves the website.
 */
export async function toClaimedFields(
  transaction: FirebaseFirestore.Transaction,
  entry: OfficerRecord,
  member: UserRole,
) {
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
  const listed = entry.listed && isNamesake && missingFields({ ...entry, ...fields }).length === 0;
  return {
    told: { ...fields, listed },
    photo: trustedHeadshot(member) || (isNamesake ? (entry.photo ?? '') : ''),
  };
}

interface Claim {
  entry: OfficerRecord;
  head: AuditHead | null;
  member: UserRole;
  claimed: Awaited<ReturnType<typeof toClaimedFields>>;
}

/** Gives an entry to a member: from now on it follows their profile. Title, texts and branch stay. */
export function claimEntry(
  transaction: FirebaseFirestore.Transaction,
  actor: AuditActor,
  { entry, head, member, claimed: { told, photo } }: Claim,
): void {
  const { name, email, phone, nmls, branchId, listed } = entry;
  const change = changes({ name, email, phone, nmls, branchId, listed }, told);
  changeEntry(transaction, actor, {
    entry,
    // Without `has_left`, an unlisted entry would be of somebody who has left.
    fields: { ...told, photo, has_left: false },
    head,
    // Whose entry it is decides which applications they see.
    change: {
      before: { ...change?.before, user_id: null },
      after: { ...change?.after, user_id: member.user_id },
    },
  });
}
