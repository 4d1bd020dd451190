import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';

/**
 * Reads the member's directory entry, and returns what to call when they leave (false) or return (true). A member who leaves isn't listed
 * anymore, and their public page leads to `successorId`, a colleague's entry, if given. A returning member is listed if they were before
 * and `canReturn`. Reading and writing are separate because a transaction has to read before it writes. Does nothing without an entry.
 */
export async function prepareOfficerListing(
  transaction: Transaction,
  { tenant_id, officer_id }: Member,
  canReturn = true,
): Promise<(isBack: boolean, successorId?: string | null) => void> {
  if (officer_id === null) return () => undefined;
  const entry = db.officers(tenant_id).doc(officer_id).withConverter(null);
  const stored = await transaction.get(entry);
  return (isBack, successorId = null) => {
    if (!stored.exists) return;
    requestSiteBuild(transaction, tenant_id);
    transaction.update(
      entry,
      isBack
        ? {
            listed: canReturn && stored.get('lists_on_return') !== false,
            has_left: false,
            successor_id: null,
          }
        : {
            listed: false,
            has_left: true,
            lists_on_return: stored.get('listed') !== false,
            successor_id: successorId,
          },
    );
  };
}
