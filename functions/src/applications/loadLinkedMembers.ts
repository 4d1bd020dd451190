import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';

/** More records than may share an entry of the directory by mistake. */
const MOST_LINKED = 10;

/** Returns the members behind an entry of the directory, whatever their status. */
export async function loadLinkedMembers(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  officerId: string,
): Promise<UserRole[]> {
  const linked = await transaction.get(
    db.userRoles().where('tenant_id', '==', tenantId).where('officer_id', '==', officerId).limit(MOST_LINKED),
  );
  return linked.docs.map((one) => one.data());
}
