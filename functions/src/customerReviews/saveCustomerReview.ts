import type { ParsedInput } from '@brokerage/domain/callables';
import { type CustomerReview, MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import type { CustomerReviewFields } from '@brokerage/domain/customerReview/customerReviewCallables';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { diffFields } from '../audit/diffFields.ts';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { findHolderName } from '../licenses/findHolderName.ts';
import { loadCustomerReview, loadCustomerReviews } from './loadCustomerReviews.ts';

/**
 * Asserts that the review is about someone in the tenant, isn't dated in the future and isn't a duplicate.
 * @throws DomainError invalid-argument at the field
 */
async function assertFits(
  transaction: Transaction,
  tenantId: string,
  fields: CustomerReviewFields,
  others: readonly CustomerReview[],
  now: Date,
): Promise<void> {
  const subject = { holder_kind: fields.subject_kind, holder_id: fields.subject_id };
  const [name, timeZone] = await Promise.all([
    findHolderName(transaction, tenantId, subject),
    loadCompanyTimeZone(tenantId, now),
  ]);
  if (name === undefined)
    throw invalidField<CustomerReviewFields>('subject_id', 'Choose someone at your company');
  const today = dayInZone(now, timeZone);
  if (fields.reviewed_on > today)
    throw invalidField<CustomerReviewFields>('reviewed_on', 'Enter a date that isn’t in the future');
  if (fields.permission_on > today)
    throw invalidField<CustomerReviewFields>('permission_on', 'Enter a date that isn’t in the future');
  const isSame = ({ quote, customer_name }: CustomerReview) =>
    quote === fields.quote && customer_name === fields.customer_name;
  if (others.some(isSame))
    throw invalidField<CustomerReviewFields>('quote', 'You’ve already added this review');
}

/** Returns the fields of a review that administrators enter. */
function toReviewFields(review: CustomerReview): CustomerReviewFields {
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

function save(input: ParsedInput<'save-customer-review'>, session: MemberSession, now: Date): Promise<void> {
  const { id, revision, is_attested, ...fields } = input;
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const { review, head } = await loadCustomerReview(transaction, tenantId, id);
    // It has an audit head, so it existed and was deleted.
    if (!review && (revision > 0 || head)) throw new DomainError('review-not-found');
    const change = review && diffFields(toReviewFields(review), fields);
    // A retry, or someone else saved the same change.
    if (review && !change) return;
    if (review && review.revision !== revision) throw new DomainError('review-changed');
    const all = await loadCustomerReviews(transaction, tenantId);
    await assertFits(
      transaction,
      tenantId,
      fields,
      all.filter((one) => one.id !== id),
      now,
    );
    if (!review && all.length >= MAX_CUSTOMER_REVIEWS) throw new DomainError('review-limit');
    transaction.set(db.customerReviews(tenantId).doc(id), {
      id,
      ...fields,
      hidden_reason: review?.hidden_reason ?? null,
      order: review?.order ?? null,
      revision: revision + 1,
      schema_version: SCHEMA_VERSIONS.customer_review,
    });
    audit(transaction, {
      actor,
      action: review ? 'customer_review_changed' : 'customer_review_added',
      entity: { type: 'customer_review', id, head },
      before: change?.before ?? null,
      // Each save confirms the statement again.
      after: { ...(change?.after ?? fields), is_attested },
      at: now,
    });
    requestSiteBuild(transaction, tenantId);
  });
}

/** save-customer-review: adds or changes a customer review. Retries with the same id don't add another. */
export const saveCustomerReview = defineMemberCallable(
  'save-customer-review',
  'customerReviews:manage',
  async (input, session, now) => {
    await save(input, session, now);
    return {};
  },
);
