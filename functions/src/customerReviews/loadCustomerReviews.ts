import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import { type CustomerReview, MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import type { Transaction } from 'firebase-admin/firestore';
import { loadAudited } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';

/** Reads all reviews of a tenant, including hidden ones. */
export async function loadCustomerReviews(
  transaction: Transaction,
  tenantId: string,
): Promise<CustomerReview[]> {
  const found = await transaction.get(db.customerReviews(tenantId).limit(MAX_CUSTOMER_REVIEWS));
  return found.docs.map((one) => one.data());
}

/** Reads a review of the tenant, if there is one, and its audit head, which stays when the review is removed. */
export async function loadCustomerReview(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<{ review: CustomerReview | undefined; head: AuditHead | null }> {
  const { record: review, head } = await loadAudited(transaction, db.customerReviews(tenantId).doc(id), {
    tenantId,
    type: 'customer_review',
  });
  return { review, head };
}
