import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/**
 * Asks for the public pages to be built anew, in the transaction that changes what they say. However often it is asked, a
 * company has one request, which the deployment takes back (decision 050).
 */
export function requestSiteBuild(transaction: Transaction, tenantId: string): void {
  transaction.set(db.siteBuildRequest(tenantId), { requested_at: FieldValue.serverTimestamp() });
}
