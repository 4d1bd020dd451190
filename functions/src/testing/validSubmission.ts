import { FIRST_CONSENT } from '@brokerage/domain/preapproval/consent/consentVersion';
import type { SubmissionInput } from '@brokerage/domain/preapproval/form/submissionInput';
import { nanoid } from 'nanoid';

/** Returns a complete purchase application with a new id and email address. */
export function validSubmission(changes: Partial<SubmissionInput> = {}): SubmissionInput {
  const id = nanoid(21);
  return {
    id,
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: `rosa.${id.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase()}@borrower.example`,
    mobile: '(201) 555-0147',
    sms_opt_in: true,
    consent_tcpa: true,
    soft_pull_consent: false,
    purpose: 'Purchase',
    occupancy: 'Primary',
    property_type: 'SFR',
    property_location: 'Clifton, NJ',
    est_value_or_price: 525_000,
    purchase_price: 525_000,
    down_payment: 60_000,
    credit_score_range: '700-739',
    employment_status: 'employed-w2',
    monthly_income_gross: 9_800,
    residency_status: 'citizen',
    co_borrower: false,
    working_with_lo: false,
    consent_version: FIRST_CONSENT,
    consent_page: '/pre-approval',
    elapsed_ms: 180_000,
    website: '',
    ...changes,
  };
}
