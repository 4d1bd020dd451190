import type { Application } from '@brokerage/domain/preapproval/application';
import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import { HARBORVIEW, LARKFIELD } from './tenants.ts';

/** An application as it came in, and what has become of it. */
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

/** What most applicants answer. */
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

const who = (first_name: string, last_name: string, mobile: string): Person => ({
  first_name,
  last_name,
  email: `${first_name}.${last_name}@mail.example`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
  mobile,
});

const direct: Attribution = { page_path: '/pre-approval' };
const search = (campaign: string): Attribution => ({
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: campaign,
  gclid: `sample-${campaign}`,
  referrer: 'https://www.google.com/',
  page_path: '/pre-approval',
});

function submission(
  [tenantId, number]: [string, number],
  reference: string,
  status: string,
  created: string,
  person: Person,
  scenario: Scenario,
  attribution: Attribution = direct,
): SeedSubmission {
  const id = `${tenantId}-sample`.padEnd(21 - String(number).length, '-') + number;
  return {
    tenantId,
    id,
    reference,
    status,
    created,
    answers: { ...usual, ...person, ...scenario },
    attribution,
  };
}

const ours = (number: number): [string, number] => [LARKFIELD, number];
const theirs = (number: number): [string, number] => [HARBORVIEW, number];

/** Applications in every status, and in one that this product does not know. Invented people. */
export const submissions: readonly SeedSubmission[] = [
  submission(
    ours(1),
    'PA-7K3Q-9F2M',
    'new',
    '2026-11-20T14:12:00Z',
    who('Jasmine', 'Reyes', '(973) 555-0171'),
    {
      purpose: 'Purchase',
      timeline: '1-3months',
      best_contact_time: 'evening',
      has_agent: true,
      agent_name: 'Anita Desai',
      agent_phone: '(973) 555-0161',
      property_location: 'Clifton or Nutley, NJ',
      est_value_or_price: 485000,
      purchase_price: 485000,
      down_payment: 72000,
      funds_source: ['savings', 'gift'],
      monthly_income_gross: 9800,
      monthly_debts_known: 640,
      years_in_line_of_work: 6,
      first_time_homebuyer: true,
      working_with_lo: true,
      lo_assigned_id: 'daniel-okafor',
    },
    search('first-home'),
  ),
  submission(
    ours(2),
    'PA-M4RT-2XQ8',
    'new',
    '2026-11-19T22:47:00Z',
    who('Kevin', "O'Donnell", '(732) 555-0172'),
    {
      purpose: 'Refinance',
      timeline: 'exploring',
      property_location: '18 Rahway Avenue, Woodbridge, NJ 07095',
      est_value_or_price: 560000,
      current_loan_balance: 318500,
      current_rate: 7.25,
      current_loan_type: 'Conventional',
      current_monthly_payment_piti: 3120,
      has_mi: false,
      cash_out: true,
      cash_out_amount: 60000,
      monthly_income_gross: 11200,
      credit_score_range: '700-739',
      co_borrower: true,
      co_borrower_details: 'My wife, employed full time at a hospital.',
    },
  ),
  submission(
    ours(3),
    'PA-C8WN-5HJ3',
    'new',
    '2026-11-19T13:05:00Z',
    who('Amara', 'Diallo', '(201) 555-0173'),
    {
      purpose: 'HELOC/Other',
      timeline: '3-6months',
      property_type: 'Condo',
      condo_warrantability: 'unsure',
      hoa: true,
      property_location: 'Cliffside Park, NJ',
      est_value_or_price: 415000,
      monthly_income_gross: 7900,
      sms_opt_in: true,
    },
  ),
  submission(ours(4), 'PA-X2DV-8BGK', 'new', '2026-11-18T16:31:00Z', who('Minh', 'Pham', '(714) 555-0174'), {
    purpose: 'Purchase',
    timeline: 'asap',
    property_type: 'Townhouse',
    hoa: true,
    property_location: 'Fountain Valley, CA 92708',
    est_value_or_price: 1085000,
    purchase_price: 1085000,
    down_payment: 325500,
    funds_source: ['sale', 'savings'],
    monthly_income_gross: 21500,
    working_with_lo: true,
    lo_assigned_id: 'linh-tran',
  }),
  submission(
    ours(5),
    'PA-T6YP-4SCR',
    'in_progress',
    '2026-11-17T18:20:00Z',
    who('Tyler', 'Jefferson', '(973) 555-0175'),
    {
      purpose: 'Purchase',
      timeline: '1-3months',
      va_eligibility: true,
      property_type: '2-4Unit',
      property_location: 'Newark, NJ (Ironbound)',
      est_value_or_price: 640000,
      purchase_price: 640000,
      down_payment: 0,
      monthly_income_gross: 8700,
      employment_status: 'military',
      credit_score_range: '660-699',
      first_time_homebuyer: true,
      working_with_lo: true,
      lo_assigned_id: 'sofia-almeida',
    },
    search('va-loans'),
  ),
  submission(
    ours(6),
    'PA-9QHZ-K7E4',
    'in_progress',
    '2026-11-16T20:02:00Z',
    who('Beatriz', 'Carvalho', '(973) 555-0176'),
    {
      purpose: 'Purchase',
      timeline: '3-6months',
      property_location: 'Newark or Kearny, NJ',
      est_value_or_price: 395000,
      purchase_price: 395000,
      down_payment: 14000,
      funds_source: ['savings', 'dpa'],
      monthly_income_gross: 6400,
      credit_score_range: '620-659',
      residency_status: 'permanent-resident',
      first_time_homebuyer: true,
      interested_in_dpa: true,
    },
    { utm_source: 'facebook', utm_medium: 'social', fbclid: 'sample-fbclid', page_path: '/pre-approval' },
  ),
  submission(
    ours(7),
    'PA-B3FK-6TNW',
    'in_progress',
    '2026-11-13T15:44:00Z',
    who('Samuel', 'Stein', '(201) 555-0177'),
    {
      purpose: 'Refinance',
      timeline: 'asap',
      property_type: 'Condo',
      condo_warrantability: 'warrantable',
      hoa: true,
      property_location: '700 Palisade Avenue, Cliffside Park, NJ 07010',
      est_value_or_price: 375000,
      current_loan_balance: 241000,
      current_rate: 6.99,
      current_loan_type: 'FHA',
      has_mi: true,
      cash_out: false,
      monthly_income_gross: 6900,
      employment_status: 'retired',
      other_income: 'Rental income of $900 a month from a garage.',
      working_with_lo: true,
      lo_assigned_id: 'elif-demir',
    },
  ),
  submission(
    ours(8),
    'PA-G5VX-3MDQ',
    'approved',
    '2026-11-11T17:15:00Z',
    who('Hannah', 'Schroeder', '(732) 555-0178'),
    {
      purpose: 'Purchase',
      timeline: 'asap',
      property_location: 'Metuchen, NJ',
      est_value_or_price: 529000,
      purchase_price: 529000,
      down_payment: 105800,
      funds_source: ['savings'],
      monthly_income_gross: 12400,
      monthly_debts_known: 310,
      working_with_lo: true,
      lo_assigned_id: 'priya-raman',
    },
  ),
  submission(
    ours(9),
    'PA-4ZRC-W9HT',
    'approved',
    '2026-11-09T14:58:00Z',
    who('Rajesh', 'Iyer', '(732) 555-0179'),
    {
      purpose: 'Refinance',
      property_location: 'Edison, NJ',
      est_value_or_price: 710000,
      current_loan_balance: 402000,
      current_rate: 7.5,
      current_loan_type: 'Conventional',
      current_monthly_payment_piti: 4215.5,
      has_mi: false,
      cash_out: false,
      monthly_income_gross: 16800,
      co_borrower: true,
    },
  ),
  submission(
    ours(10),
    'PA-N8EB-2PKY',
    'denied',
    '2026-11-06T19:33:00Z',
    who('Brandon', 'Wells', '(973) 555-0180'),
    {
      purpose: 'Purchase',
      timeline: 'exploring',
      occupancy: 'Investment',
      property_type: '2-4Unit',
      property_location: 'Paterson, NJ',
      est_value_or_price: 450000,
      purchase_price: 450000,
      down_payment: 22500,
      funds_source: ['retirement'],
      monthly_income_gross: 5100,
      employment_status: 'self-employed',
      credit_score_range: 'below580',
      recent_derogatory: 'bankruptcy',
    },
  ),
  submission(
    ours(11),
    'PA-J7SD-5QVF',
    'denied',
    '2026-11-05T12:26:00Z',
    who('Monica', 'Grant', '(201) 555-0181'),
    {
      purpose: 'HELOC/Other',
      timeline: '1-3months',
      occupancy: 'Second',
      property_type: 'Manufactured',
      property_location: 'Ocean County, NJ',
      est_value_or_price: 138000,
      monthly_income_gross: 3600,
      employment_status: 'other',
      credit_score_range: '580-619',
    },
  ),
  submission(
    ours(12),
    'PA-R9KM-8XCG',
    'on_hold',
    '2026-11-04T21:10:00Z',
    who('Dmitri', 'Volkov', '(714) 555-0182'),
    {
      purpose: 'Purchase',
      timeline: '6plus',
      property_location: 'Huntington Beach, CA',
      est_value_or_price: 1240000,
      purchase_price: 1240000,
      down_payment: 248000,
      funds_source: ['sale'],
      monthly_income_gross: 24000,
      residency_status: 'other',
      credit_score_range: 'unknown',
    },
  ),
  submission(
    ours(13),
    'PA-3HWT-Y6BN',
    'new',
    '2026-11-03T15:00:00Z',
    who('Claire', 'Beaumont', '(973) 555-0183'),
    {
      purpose: 'HELOC/Other',
      best_contact_time: 'morning',
      property_location: '41 Highland Avenue, Montclair, NJ 07042',
      est_value_or_price: 925000,
      monthly_income_gross: 14300,
      working_with_lo: true,
      lo_assigned_id: 'noah-feldman',
    },
    { referrer: 'https://www.gardenstatehomes.example/mortgages', page_path: '/pre-approval' },
  ),
  submission(
    ours(14),
    'PA-V5PQ-7DRZ',
    'approved',
    '2026-11-02T13:40:00Z',
    who('Luis', 'Herrera', '(973) 555-0184'),
    {
      purpose: 'Purchase',
      timeline: '1-3months',
      property_location: 'Passaic, NJ',
      est_value_or_price: 365000,
      purchase_price: 365000,
      down_payment: 12775,
      funds_source: ['gift', 'savings'],
      monthly_income_gross: 7200,
      credit_score_range: '700-739',
      first_time_homebuyer: true,
      working_with_lo: true,
      lo_assigned_id: 'maya-torres',
    },
  ),
  submission(
    theirs(1),
    'PA-2MKX-9WGB',
    'new',
    '2026-11-18T13:25:00Z',
    who('Eleanor', 'Pike', '(207) 555-0185'),
    {
      purpose: 'Purchase',
      timeline: '3-6months',
      property_location: 'South Portland, ME',
      est_value_or_price: 430000,
      purchase_price: 430000,
      down_payment: 86000,
      monthly_income_gross: 8900,
      working_with_lo: true,
      lo_assigned_id: 'caleb-nguyen',
    },
  ),
  submission(
    theirs(2),
    'PA-6TFH-4NSV',
    'in_progress',
    '2026-11-12T18:50:00Z',
    who('Graham', 'Levesque', '(207) 555-0186'),
    {
      purpose: 'Refinance',
      property_location: 'Brunswick, ME',
      est_value_or_price: 350000,
      current_loan_balance: 190000,
      current_rate: 6.88,
      current_loan_type: 'USDA',
      monthly_income_gross: 6100,
    },
  ),
];
