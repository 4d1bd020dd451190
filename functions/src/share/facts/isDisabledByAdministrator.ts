import type { UserRole } from '@brokerage/domain/member/userRole';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/**
 * Returns whether an administrator holds any link or printed code of the flyer disabled. What the member disabled themselves,
 * when they were one, doesn't count.
 */
export async function isDisabledByAdministrator(
  transaction: Transaction,
  flyerId: string,
  { tenant_id, user_id }: UserRole,
): Promise<boolean> {
  const links = db.sharedLinks(tenant_id).where('flyer_instance_id', '==', flyerId);
  // Links that nobody holds have null here, which `!=` does not match.
  const held = await transaction.get(links.where('disabled_by_administrator_id', '!=', user_id).limit(1));
  return !held.empty;
}
