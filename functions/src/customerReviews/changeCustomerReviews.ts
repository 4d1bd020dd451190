import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput } from '@brokerage/domain/callables';
import { type CustomerReview, compareReviews } from '@brokerage/domain/customerReview/customerReview';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../audit/audit.ts';
import { loadCompanyAuditHead } from '../audit/auditHeads.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { loadCustomerReview, loadCustomerReviews } from './loadCustomerReviews.ts';

/**
 * Returns what the log says of a deletion: which review it was, without its text, the customer's name or where the permission is kept,
 * because a customer may have requested the deletion. Earlier records of the review stay, because nothing can be removed from the log.
 */
function toRemovedReview(review: CustomerReview) {
  const { subject_kind, subject_id, reviewed_on, origin, hidden_reason } = review;
  return { subject_kind, subject_id, reviewed_on, origin, hidden_reason };
}

function hide(
  { id, revision, hidden_reason }: ParsedInput<'hide-customer-review'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { review, head } = await loadCustomerReview(transaction, tenantId, id);
    if (!review) throw new DomainError('review-not-found');
    if (review.hidden_reason === hidden_reason) return;
    if (review.revision !== revision) throw new DomainError('review-changed');
    transaction.update(db.customerReviews(tenantId).doc(id), { hidden_reason, revision: revision + 1 });
    audit(transaction, {
      actor,
      action: hidden_reason === null ? 'customer_review_shown' : 'customer_review_hidden',
      entity: { type: 'customer_review', id, head },
      before: { hidden_reason: review.hidden_reason },
      after: { hidden_reason },
      at: now,
    });
    requestSiteBuild(transaction, tenantId);
  });
}

function remove(
  { id, revision }: ParsedInput<'remove-customer-review'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { review, head } = await loadCustomerReview(transaction, tenantId, id);
    if (!review) {
      // Already deleted, by a retry of this call or by somebody else.
      if (head) return;
      throw new DomainError('review-not-found');
    }
    if (review.revision !== revision) throw new DomainError('review-changed');
    transaction.delete(db.customerReviews(tenantId).doc(id));
    audit(transaction, {
      actor,
      action: 'customer_review_removed',
      entity: { type: 'customer_review', id, head },
      before: toRemovedReview(review),
      after: null,
      at: now,
    });
    requestSiteBuild(transaction, tenantId);
  });
}

function order(
  { ids, expected }: ParsedInput<'order-customer-reviews'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const [reviews, head] = await Promise.all([
      loadCustomerReviews(transaction, tenantId),
      loadCompanyAuditHead(transaction, tenantId),
    ]);
    const before = reviews.toSorted(compareReviews).map(({ id }) => id);
    if (isDeepStrictEqual(before, ids)) return;
    const isRearranged = isDeepStrictEqual(before.toSorted(), ids.toSorted());
    if (!isDeepStrictEqual(before, expected) || !isRearranged) throw new DomainError('review-changed');
    for (const id of before) {
      transaction.update(db.customerReviews(tenantId).doc(id), { order: ids.indexOf(id) });
    }
    requestSiteBuild(transaction, tenantId);
    audit(transaction, {
      actor,
      action: 'customer_reviews_ordered',
      entity: { type: 'company', id: tenantId, head },
      before: { order: before },
      after: { order: [...ids] },
      at: now,
    });
  });
}

/** hide-customer-review: takes a review off the website for one of the allowed reasons, or shows it again. */
export const hideCustomerReview = defineMemberCallable(
  'hide-customer-review',
  'customerReviews:manage',
  async (input, session, now) => {
    await hide(input, session, now);
    return {};
  },
);

/** remove-customer-review: deletes a review. Its history stays in the audit log. */
export const removeCustomerReview = defineMemberCallable(
  'remove-customer-review',
  'customerReviews:manage',
  async (input, session, now) => {
    await remove(input, session, now);
    return {};
  },
);

/** order-customer-reviews: changes the order of all reviews; the first ones appear on the home page. */
export const orderCustomerReviews = defineMemberCallable(
  'order-customer-reviews',
  'customerReviews:manage',
  async (input, session, now) => {
    await order(input, session, now);
    return {};
  },
);
