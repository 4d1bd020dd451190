import { createHash } from 'node:crypto';
import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import type { Application } from '@brokerage/domain/preapproval/form/application';

/** A submitted application, and its status. */
export interface SeedSubmission {
  tenantId: string;
  /** As long as the id of a real draft. */
  id: string;
  reference: string;
  status: string;
  /** ISO 8601. */
  created: string;
  answers: Application;
  attribution: Attribution;
}

type Person = Pick<Application, 'first_name' | 'last_name' | 'email' | 'mobile'>;
type Scenario = Omit<Application, keyof Person | keyof typeof usual> & Partial<typeof usual>;

/** Answers that most applicants give. */
const usual: Pick<
  Application,
  | 'consent_tcpa'
  | 'sms_opt_in'
  | 'soft_pull_consent'
  | 'occupancy'
  | 'property_type'
  | 'credit_score_range'
  | 'employment_status'
  | 'residency_status'
  | 'co_borrower'
  | 'working_with_lo'
> = {
  consent_tcpa: true,
  sms_opt_in: false,
  soft_pull_consent: true,
  occupancy: 'Primary',
  property_type: 'SFR',
  credit_score_range: '740+',
  employment_status: 'employed-w2',
  residency_status: 'citizen',
  co_borrower: false,
  working_with_lo: false,
};

/** Returns a person with an email address derived from the name. */
export const applicant = (first_name: string, last_name: string, mobile: string): Person => ({
  first_name,
  last_name,
  email: `${first_name}.${last_name}@mail.example`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
  mobile,
});

const direct: Attribution = { page_path: '/pre-approval' };
/** Returns the attribution of a visitor from a search ad. */
export const search = (campaign: string): Attribution => ({
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: campaign,
  gclid: `sample-${campaign}`,
  referrer: 'https://www.google.com/',
  page_path: '/pre-approval',
});

/** Returns an id like those of forms, but the same in every seed. */
export const seedFormId = (tenantId: string, name: string): string =>
  createHash('sha256').update(`${tenantId} ${name}`).digest('base64url').slice(0, 21);

/** Returns an application; `number` counts within the tenant. */
export function submission(
  [tenantId, number]: [string, number],
  reference: string,
  status: string,
  created: string,
  person: Person,
  scenario: Scenario,
  attribution: Attribution = direct,
): SeedSubmission {
  return {
    tenantId,
    id: seedFormId(tenantId, String(number)),
    reference,
    status,
    created,
    answers: { ...usual, ...person, ...scenario },
    attribution,
  };
}
