import { missingFields } from '@brokerage/domain/directory/entryState';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { db } from '../data/db.ts';

/**
 * Reads the member's entry in the directory, and gives back what to call when they leave (false) or come back (true): who leaves
 * is listed no longer, and whoever comes back is listed if they were before. Reading and writing are apart because a transaction
 * reads before it writes. Without an entry it does nothing.
 */
export async function prepareOfficerListing(
  transaction: FirebaseFirestore.Transaction,
  { tenant_id, officer_id }: UserRole,
): Promise<(isBack: boolean) => void> {
  if (officer_id === null) return () => undefined;
  const entry = db.officers(tenant_id).doc(officer_id).withConverter(null);
  const stored = await transaction.get(entry);
  return (isBack) => {
    if (!stored.exists) return;
    if (!isBack) {
      const lists_on_return = stored.get('listed') !== false;
      transaction.update(entry, { listed: false, has_left: true, lists_on_return });
      return;
    }
    const { data } = officerRecordSchema.safeParse(stored.data());
    // An entry that can't be read would keep everybody else from being listed.
    const listed = data !== undefined && data.lists_on_return !== false && missingFields(data).length === 0;
    transaction.update(entry, { listed, has_left: false });
  };
}
