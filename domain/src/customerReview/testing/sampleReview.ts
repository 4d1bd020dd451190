import { type CustomerReview, customerReviewSchema } from '../customerReview.ts';

/** Returns a made-up review with the test's changes. */
export const sampleReview = (changes: Partial<CustomerReview> = {}): CustomerReview =>
  customerReviewSchema.parse({
    id: 'sample-review-0000001',
    quote: 'Sample words of a test about a loan that closed on time.',
    customer_name: 'Test C.',
    city: 'Newark',
    state: 'NJ',
    loan_purpose: 'purchase',
    reviewed_on: '2026-03-05',
    origin: 'direct',
    source_name: '',
    source_url: '',
    permission_on: '2026-03-06',
    permission_note: 'Email of March 6',
    connection: '',
    subject_kind: 'company',
    subject_id: 'larkfield',
    hidden_reason: null,
    order: null,
    revision: 1,
    ...changes,
  });
