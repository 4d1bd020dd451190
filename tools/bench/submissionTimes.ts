import { randomBytes } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { CURRENT_CONSENT } from '@brokerage/domain/preapproval/consent';
import type { SubmissionInput } from '@brokerage/domain/preapproval/submission';
import type { Emulators } from '../emulators/withEmulators.ts';
import { PROJECT_ID } from '../emulators/withEmulators.ts';
import { benchFirestore } from './benchFirestore.ts';
import { median } from './median.ts';

const TENANT = 'larkfield';

function application(): SubmissionInput {
  return {
    id: randomBytes(32).toString('base64url').slice(0, 21),
    first_name: 'Bench',
    last_name: 'Mark',
    email: 'bench@borrower.example',
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
    consent_version: CURRENT_CONSENT,
    consent_page: '/pre-approval',
    elapsed_ms: 120_000,
    website: '',
  };
}

/**
 * The call as a browser makes it, beside two bounds: a call that only reads the officers, and a batch that
 * writes the same six records without any check.
 */
export async function submissionTimes({ env }: Emulators) {
  const firestore = benchFirestore();
  const call = async (name: string, data: unknown, run: number) => {
    const response = await fetch(`http://${env.FUNCTIONS_EMULATOR_HOST}/${PROJECT_ID}/us-east1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${run}` },
      body: JSON.stringify({ data }),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const bareBatch = () => {
    const { id, ...answers } = application();
    const batch = firestore.batch();
    const written = [
      paths.submissions.one(TENANT, id),
      paths.submissionAnswers(TENANT, id),
      `${paths.consentReceipts(TENANT, id)}/submission`,
      paths.mail.one(TENANT, `${id}-1`),
      paths.mail.one(TENANT, `${id}-2`),
      paths.rateLimit(id),
    ];
    for (const path of written) batch.set(firestore.doc(path), answers);
    return batch.commit();
  };
  const batch = await median(bareBatch);
  const read = await median((run) => call('get-loan-officers', null, run));
  const submit = await median((run) => call('submit-preapproval', application(), run));
  const row = (ms: number) => ({
    'median ms': Number(ms.toFixed(1)),
    ratio: Number((ms / batch).toFixed(2)),
  });
  return {
    'bare batch of six writes (bound)': row(batch),
    'get-loan-officers': row(read),
    'submit-preapproval': row(submit),
  };
}
