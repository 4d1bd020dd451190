import type { CustomerReview } from '@brokerage/domain/customerReview/customerReview';
import { REVIEW_PURPOSES } from '@brokerage/domain/customerReview/reviewPurposes';
import type { LicenseHolder, LicenseHolderKind } from '@brokerage/domain/license/licenseHolder';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { HOLDER_KINDS } from '../licenses/licenseHolders.ts';

/** A review's form values; blank means not chosen yet. */
export interface ReviewForm {
  quote: string;
  customer_name: string;
  city: string;
  state: string;
  loan_purpose: string;
  reviewed_on: string;
  subject_kind: LicenseHolderKind;
  subject_id: string;
  origin: string;
  source_name: string;
  source_url: string;
  permission_on: string;
  permission_note: string;
  connection: string;
}

/** The labels of the fields. */
export const REVIEW_LABELS: Record<keyof ReviewForm, string> = {
  quote: 'Review',
  customer_name: 'Customer',
  city: 'City',
  state: 'State',
  loan_purpose: 'Loan purpose',
  reviewed_on: 'Date of the review',
  subject_kind: 'About',
  subject_id: 'Who it’s about',
  origin: 'Source',
  source_name: 'Site',
  source_url: 'Link to the review',
  permission_on: 'Permission given on',
  permission_note: 'Where the permission is on file',
  connection: 'Connection to you, if any',
};

/** Labels for the sources of a review. */
export const ORIGIN_LABELS: Record<CustomerReview['origin'], string> = {
  online: 'A public website',
  direct: 'Directly from the customer',
};

/** Formats a field of a stored review. */
export function formatReviewField(
  form: ReviewForm,
  field: keyof ReviewForm,
  getHolderName: (holder: LicenseHolder) => string,
): string {
  switch (field) {
    case 'state':
      return stateName(form.state);
    case 'loan_purpose':
      // Never blank in a stored review.
      return REVIEW_PURPOSES[form.loan_purpose as CustomerReview['loan_purpose']];
    case 'reviewed_on':
    case 'permission_on':
      return formatDay(form[field]);
    case 'origin':
      // A stored review has a source.
      return ORIGIN_LABELS[form.origin as CustomerReview['origin']];
    case 'subject_kind':
      return HOLDER_KINDS[form.subject_kind];
    case 'subject_id':
      return getHolderName({ holder_kind: form.subject_kind, holder_id: form.subject_id });
    default:
      return form[field];
  }
}

/** Returns a blank form. */
export const newReview = (tenantId: string): ReviewForm => ({
  quote: '',
  customer_name: '',
  city: '',
  state: '',
  loan_purpose: '',
  reviewed_on: '',
  subject_kind: 'company',
  subject_id: tenantId,
  origin: '',
  source_name: '',
  source_url: '',
  permission_on: '',
  permission_note: '',
  connection: '',
});

/** Returns a stored review's form values. */
export function toReviewForm(review: CustomerReview): ReviewForm {
  const { id: _id, hidden_reason: _hidden, order: _order, revision: _, schema_version: __, ...form } = review;
  return form;
}

/** Returns the form's values for validation and sending. */
export const toReviewInput = (form: ReviewForm, isAttested: boolean) => ({
  ...form,
  source_name: form.origin === 'online' ? form.source_name : '',
  source_url: form.origin === 'online' ? form.source_url : '',
  is_attested: isAttested,
});
