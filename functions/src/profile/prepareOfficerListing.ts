import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';

/**
 * Reads the member's entry in the public directory, and gives back what lists or unlists it. Reading and writing are
 * apart because a transaction reads before it writes. Without an entry it does nothing.
 */
export async function prepareOfficerListing(
  transaction: FirebaseFirestore.Transaction,
  { tenant_id, officer_id }: UserRole,
): Promise<(listed: boolean) => void> {
  if (officer_id === null) return () => undefined;
  const entry = db.officers(tenant_id).doc(officer_id).withConverter(null);
  const { exists } = await transaction.get(entry);
  return (listed) => {
    if (exists) transaction.update(entry, { listed });
  };
}
