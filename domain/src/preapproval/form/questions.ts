import type { FieldName } from './application.ts';
import {
  BEST_CONTACT_TIMES,
  CONDO_WARRANTABILITIES,
  CREDIT_SCORE_RANGES,
  DEROGATORY_EVENTS,
  EMPLOYMENT_STATUSES,
  FUNDS_SOURCES,
  LOAN_TYPES,
  OCCUPANCIES,
  type Option,
  PROPERTY_TYPES,
  PURPOSES,
  RESIDENCY_STATUSES,
  TIMELINES,
} from './options.ts';

/** How a question is asked: its wording, and the kind of answer. */
export interface Question {
  label: string;
  hint?: string;
  kind: 'text' | 'money' | 'rate' | 'number' | 'yesNo' | 'consent' | 'choice' | 'choices' | 'officer';
  options?: readonly Option[];
  /** Whether the amount is per month. */
  perMonth?: true;
  /** A short form of the question for the review, if the label is a whole sentence. */
  short?: string;
}

/** Every question of the questionnaire; the form, the review and the draft read it from here. */
export const QUESTIONS: Readonly<Record<FieldName, Question>> = {
  first_name: { kind: 'text', label: 'First name' },
  last_name: { kind: 'text', label: 'Last name' },
  email: { kind: 'text', label: 'Email' },
  mobile: { kind: 'text', label: 'Mobile phone' },
  best_contact_time: {
    kind: 'choice',
    label: 'Best time to reach you',
    short: 'Best time',
    options: BEST_CONTACT_TIMES,
  },
  consent_tcpa: { kind: 'consent', label: 'Contact about this inquiry', short: 'Contact consent' },
  sms_opt_in: { kind: 'consent', label: 'Text messages' },
  soft_pull_consent: { kind: 'consent', label: 'Soft credit inquiry' },

  purpose: { kind: 'choice', label: 'Loan purpose', options: PURPOSES },
  timeline: { kind: 'choice', label: 'Timeline', options: TIMELINES },
  has_agent: {
    kind: 'yesNo',
    label: 'Are you working with a real estate agent?',
    short: 'Real estate agent',
  },
  agent_name: { kind: 'text', label: 'Agent name' },
  agent_phone: { kind: 'text', label: 'Agent phone' },
  va_eligibility: {
    kind: 'yesNo',
    label: 'Are you eligible for a VA loan?',
    hint: 'For veterans, active duty, National Guard and Reserves, and eligible surviving spouses.',
    short: 'VA loan eligible',
  },

  occupancy: {
    kind: 'choice',
    label: 'How will the property be used?',
    options: OCCUPANCIES,
    short: 'Use',
  },
  property_type: { kind: 'choice', label: 'Property type', options: PROPERTY_TYPES },
  condo_warrantability: {
    kind: 'choice',
    label: 'Is the condo warrantable?',
    hint: 'A warrantable condo project meets Fannie Mae or Freddie Mac rules. It’s fine if you’re not sure.',
    options: CONDO_WARRANTABILITIES,
    short: 'Warrantable',
  },
  property_location: {
    kind: 'text',
    label: 'Property location',
    hint: 'An address, or just the city, state or ZIP code.',
  },
  est_value_or_price: {
    kind: 'money',
    label: 'Estimated value or price',
    short: 'Value or price',
    hint: 'Your best guess is fine.',
  },
  hoa: { kind: 'yesNo', label: 'Is there a homeowners association (HOA)?', short: 'HOA' },

  purchase_price: { kind: 'money', label: 'Purchase price' },
  down_payment: { kind: 'money', label: 'Down payment' },
  funds_source: {
    kind: 'choices',
    label: 'Where will the down payment come from?',
    hint: 'Choose all that apply.',
    options: FUNDS_SOURCES,
    short: 'Source of funds',
  },

  current_loan_balance: { kind: 'money', label: 'Current loan balance', short: 'Loan balance' },
  current_rate: { kind: 'rate', label: 'Current interest rate', short: 'Current rate' },
  current_loan_type: { kind: 'choice', label: 'Current loan type', options: LOAN_TYPES },
  current_monthly_payment_piti: {
    kind: 'money',
    perMonth: true,
    label: 'Current monthly payment',
    short: 'Monthly payment',
    hint: 'Include principal, interest, taxes and insurance (PITI).',
  },
  has_mi: { kind: 'yesNo', label: 'Do you pay mortgage insurance?', short: 'Mortgage insurance' },
  cash_out: { kind: 'yesNo', label: 'Would you like to take cash out?', short: 'Cash out' },
  cash_out_amount: { kind: 'money', label: 'Cash out amount' },

  credit_score_range: {
    kind: 'choice',
    label: 'Credit score range',
    hint: 'Your best guess is fine.',
    options: CREDIT_SCORE_RANGES,
  },
  employment_status: { kind: 'choice', label: 'Employment status', options: EMPLOYMENT_STATUSES },
  years_in_line_of_work: { kind: 'number', label: 'Years in this line of work' },
  monthly_income_gross: {
    kind: 'money',
    perMonth: true,
    label: 'Gross monthly income',
    short: 'Monthly income',
    hint: 'Before taxes.',
  },
  residency_status: { kind: 'choice', label: 'Residency status', options: RESIDENCY_STATUSES },
  co_borrower: { kind: 'yesNo', label: 'Will there be a co-borrower?', short: 'Co-borrower' },
  co_borrower_details: {
    kind: 'text',
    label: 'About your co-borrower',
    short: 'Co-borrower note',
    hint: 'Optional. Anything you’d like us to know now.',
  },
  recent_derogatory: {
    kind: 'choice',
    label: 'Any of these in the last 7 years?',
    options: DEROGATORY_EVENTS,
    short: 'Credit events',
  },
  recent_derogatory_year: {
    kind: 'number',
    label: 'What year did it happen?',
    short: 'Year it happened',
    hint: 'Four digits, such as 2022.',
  },
  first_time_homebuyer: {
    kind: 'yesNo',
    label: 'Are you a first-time homebuyer?',
    short: 'First-time buyer',
  },
  interested_in_dpa: {
    kind: 'yesNo',
    label: 'Are you interested in down payment assistance?',
    short: 'Down payment help',
  },

  // Names all three, like 12 CFR 1002.5(d)(2).
  other_income: {
    kind: 'text',
    label: 'Other income',
    hint: 'For example, rent or a second job. You don’t have to list alimony, child support or separate maintenance unless you want it considered.',
  },
  monthly_debts_known: {
    kind: 'money',
    perMonth: true,
    label: 'Monthly debts',
    hint: 'Car loans, student loans, credit card minimums and similar. Don’t include your housing payment.',
  },

  working_with_lo: {
    kind: 'yesNo',
    label: 'Are you working with a loan officer?',
    short: 'Working with a loan officer',
  },
  lo_assigned_id: { kind: 'officer', label: 'Your loan officer' },
};
