import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';

/** The two changes of a member's directory entry. Both do nothing without an entry. */
interface OfficerListing {
  /** Takes the entry off the website when its member leaves. Its public page leads to `successorId`, a colleague's entry, if given. */
  unlist: (successorId?: string | null) => void;
  /** Lists the entry when its member returns, if it was listed before and `canReturn`. */
  relist: (canReturn: boolean) => void;
}

/** Reads the member's directory entry, and returns what writes its changes, because a transaction has to read before it writes. */
export async function prepareOfficerListing(
  transaction: Transaction,
  { tenant_id, officer_id }: Member,
): Promise<OfficerListing> {
  const entry = officer_id === null ? undefined : db.officers(tenant_id).doc(officer_id).withConverter(null);
  const stored = entry && (await transaction.get(entry));
  const update = (fields: object) => {
    if (!stored?.exists) return;
    requestSiteBuild(transaction, tenant_id);
    transaction.update(stored.ref, fields);
  };
  return {
    unlist: (successorId = null) =>
      update({
        listed: false,
        has_left: true,
        lists_on_return: stored?.get('listed') !== false,
        successor_id: successorId,
      }),
    relist: (canReturn) =>
      update({
        listed: canReturn && stored?.get('lists_on_return') !== false,
        has_left: false,
        successor_id: null,
      }),
  };
}
