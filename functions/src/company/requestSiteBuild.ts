import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/**
 * Requests a rebuild of the public pages, in the transaction that changes their content. A company has only one pending request, however
 * many changes there are; the deployment clears it (decision 050).
 */
export function requestSiteBuild(transaction: Transaction, tenantId: string): void {
  transaction.set(db.siteBuildRequest(tenantId), { requested_at: FieldValue.serverTimestamp() });
}
