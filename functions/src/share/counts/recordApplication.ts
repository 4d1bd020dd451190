import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { db } from '../../data/db.ts';
import { analyticsRow, type Visit } from './analyticsRow.ts';
import { addToCounts } from './linkCounts.ts';

/**
 * Counts an application that a link has led to, in the transaction that stores it: once, as it is stored once. The row
 * says nothing of whose it is.
 */
export function recordApplication(
  transaction: FirebaseFirestore.Transaction,
  link: SharedLink,
  visit: Visit,
  { submissionId, now }: { submissionId: string; now: Date },
): void {
  const row = analyticsRow(link, visit, { kind: 'application', exclusionReason: null, now });
  transaction.create(db.linkAnalytics(link.tenant_id).doc(), row);
  addToCounts(transaction, link, ['applications'], { key: submissionId, now });
}
