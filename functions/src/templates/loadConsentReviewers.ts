import { can, ROLES } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';
import { findSignedIn } from '../members/accounts.ts';

type Transaction = FirebaseFirestore.Transaction;

/** More reviewers than any company has; bounds the read. */
const MAX_REVIEWERS = 100;

/** Reads the active members who have signed in and could consent; `excluded` are those who saved the draft or asked. */
export async function loadConsentReviewers(
  transaction: Transaction,
  tenantId: string,
  excluded: readonly string[],
): Promise<UserRole[]> {
  const roles = ROLES.filter((role) => can({ role, tenant_id: tenantId }, 'templates:consent'));
  const found = await transaction.get(
    db.userRoles().where('tenant_id', '==', tenantId).where('role', 'in', roles).limit(MAX_REVIEWERS),
  );
  const members = found.docs
    .map((one) => one.data())
    .filter((member) => can(member, 'templates:consent') && !excluded.includes(member.user_id));
  const signedIn = await findSignedIn(members.map(({ user_id }) => user_id));
  return members.filter(({ user_id }) => signedIn.has(user_id));
}
