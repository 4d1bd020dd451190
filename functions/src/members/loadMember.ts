import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';

/**
 * A member of that tenant. Of another tenant's people it says no more than of those that don't exist.
 * @throws DomainError member-not-found
 */
export async function loadMember(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  uid: string,
): Promise<UserRole> {
  const member = (await transaction.get(db.userRole(uid))).data();
  if (member?.tenant_id !== tenantId) throw new DomainError('member-not-found');
  return member;
}
