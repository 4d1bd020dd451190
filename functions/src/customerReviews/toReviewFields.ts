import type { CustomerReview } from '@brokerage/domain/customerReview/customerReview';
import type { CustomerReviewFields } from '@brokerage/domain/customerReview/customerReviewCallables';

/** Returns the fields of a review that administrators enter. */
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
