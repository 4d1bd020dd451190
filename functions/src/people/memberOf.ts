import type { UserRole } from '@brokerage/domain/directory/userRole';
import { REFUSALS } from '@brokerage/domain/errors';
import { HttpsError } from 'firebase-functions/v2/https';
import { db } from '../db.ts';

export const refusal = (sentence: string) => new HttpsError('failed-precondition', sentence);

/**
 * A member of that tenant. Of another tenant's people it says no more than of those that don't exist.
 * @throws HttpsError not-found
 */
export async function memberOf(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  uid: string,
): Promise<UserRole> {
  const member = (await transaction.get(db.userRole(uid))).data();
  if (member?.tenant_id !== tenantId) throw new HttpsError('not-found', REFUSALS.noSuchMember);
  return member;
}

/**
 * Reads all super administrators in the transaction, so that of two who remove each other one fails.
 * @throws HttpsError failed-precondition when the member is the last active one
 */
export async function assertNotLastSuperAdmin(
  transaction: FirebaseFirestore.Transaction,
  member: UserRole,
): Promise<void> {
  if (member.role !== 'super_admin' || member.status !== 'active') return;
  const all = await transaction.get(
    db.userRoles().where('tenant_id', '==', member.tenant_id).where('role', '==', 'super_admin'),
  );
  const others = all.docs
    .map((one) => one.data())
    .filter(({ user_id, status }) => user_id !== member.user_id && status === 'active');
  if (others.length === 0) throw refusal(REFUSALS.lastSuperAdmin);
}
