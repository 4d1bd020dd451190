import { REFUSALS } from '@brokerage/domain/errors/errors';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { HttpsError } from 'firebase-functions/v2/https';
import { db } from '../data/db.ts';

export const refusal = (sentence: string) => new HttpsError('failed-precondition', sentence);

/**
 * A member of that tenant. Of another tenant's people it says no more than of those that don't exist.
 * @throws HttpsError not-found
 */
export async function loadMember(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  uid: string,
): Promise<UserRole> {
  const member = (await transaction.get(db.userRole(uid))).data();
  if (member?.tenant_id !== tenantId) throw new HttpsError('not-found', REFUSALS.noSuchMember);
  return member;
}
