import { randomBytes } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { FIRST_CONSENT } from '@brokerage/domain/preapproval/consent/consentVersion';
import {
  type SubmissionInput,
  submissionInputSchema,
} from '@brokerage/domain/preapproval/form/submissionInput';
import type { Firestore } from 'firebase-admin/firestore';
import { storeApplication } from '../../functions/src/preapproval/submitPreapproval.ts';
import { visitor } from '../../functions/src/testing/visitor.ts';
import { LARKFIELD } from '../seed/tenants.ts';

/** Returns a complete application by a new applicant. */
export function benchApplication(): SubmissionInput {
  return {
    id: randomBytes(32).toString('base64url').slice(0, 21),
    first_name: 'Bench',
    last_name: 'Mark',
    // A new address each time, so that every application is mailed its receipt.
    email: `${randomBytes(8).toString('hex')}@borrower.example`,
    mobile: '(201) 555-0100',
    sms_opt_in: false,
    consent_tcpa: true,
    soft_pull_consent: false,
    purpose: 'HELOC/Other',
    occupancy: 'Primary',
    property_type: 'SFR',
    property_location: 'Clifton, NJ',
    est_value_or_price: 500_000,
    credit_score_range: '740+',
    employment_status: 'retired',
    monthly_income_gross: 8_000,
    residency_status: 'citizen',
    co_borrower: false,
    working_with_lo: false,
    consent_version: FIRST_CONSENT,
    consent_page: '/pre-approval',
    elapsed_ms: 120_000,
    website: '',
  };
}

/** Stores an application like the function, in this process. */
export const storeHere = (input: SubmissionInput, ip: string) =>
  storeApplication(submissionInputSchema.parse(input), visitor({ ip }), {
    now: new Date(),
    newReference: () => `PA-${randomBytes(4).toString('hex')}`,
  });

/** Writes the same six records in one batch, with no checks. */
export function writeBareApplication(firestore: Firestore): Promise<unknown> {
  const { id, ...answers } = benchApplication();
  const batch = firestore.batch();
  const written = [
    paths.submissions.one(LARKFIELD, id),
    paths.submissionAnswers(LARKFIELD, id),
    paths.consentReceipt(LARKFIELD, id),
    paths.mail.one(LARKFIELD, `${id}-1`),
    paths.mail.one(LARKFIELD, `${id}-2`),
    paths.rateLimit(id),
  ];
  for (const path of written) batch.set(firestore.doc(path), answers);
  return batch.commit();
}
