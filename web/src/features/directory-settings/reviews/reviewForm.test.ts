import { sampleReview } from '@brokerage/domain/customerReview/testing/sampleReview';
import { expect, test } from 'vitest';
import { formatReviewField, toReviewForm } from './reviewForm.ts';

const FORM = toReviewForm(
  sampleReview({
    state: 'NJ',
    loan_purpose: 'cash_out',
    origin: 'direct',
    subject_kind: 'officer',
    subject_id: 'ana',
    reviewed_on: '2026-03-05',
  }),
);

test.each([
  ['state', 'New Jersey'],
  ['loan_purpose', 'Cash-out refinance'],
  ['reviewed_on', 'Mar 5, 2026'],
  ['origin', 'Directly from the customer'],
  ['subject_kind', 'Loan officer'],
  ['subject_id', 'Name of ana'],
  ['quote', FORM.quote],
] as const)('formats a stored review’s %s for people', (field, text) => {
  expect(formatReviewField(FORM, field, ({ holder_id }) => `Name of ${holder_id}`)).toBe(text);
});
