import type { CustomerReview } from '@brokerage/domain/customerReview/customerReview';
import type { CustomerReviewFields } from '@brokerage/domain/customerReview/customerReviewCallables';

/** Returns what administrators write of a review. */
export function toReviewFields(review: CustomerReview): CustomerReviewFields {
  const {
    id: _id,
    hidden_reason: _reason,
    order: _order,
    revision: _revision,
    schema_version: _,
    ...fields
  } = review;
  return fields;
}
