/** The choices of the questionnaire: the stored value and the label that applicants read. */

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

export const BEST_CONTACT_TIMES = [
  { value: 'morning', label: 'Morning', hint: '9 AM to 12 PM' },
  { value: 'afternoon', label: 'Afternoon', hint: '12 PM to 5 PM' },
  { value: 'evening', label: 'Evening', hint: '5 PM to 8 PM' },
  { value: 'anytime', label: 'Anytime', hint: 'No preference' },
] as const satisfies readonly Option[];

export const PURPOSES = [
  { value: 'Purchase', label: 'Purchase', hint: 'Buy a home' },
  { value: 'Refinance', label: 'Refinance', hint: 'Replace a loan you have' },
  { value: 'HELOC/Other', label: 'HELOC/Other', hint: 'Home equity and more' },
] as const satisfies readonly Option[];

export const TIMELINES = [
  { value: 'asap', label: 'ASAP (within 30 days)' },
  { value: '1-3months', label: '1-3 months' },
  { value: '3-6months', label: '3-6 months' },
  { value: '6plus', label: '6+ months' },
  { value: 'exploring', label: 'Just exploring' },
] as const satisfies readonly Option[];

export const OCCUPANCIES = [
  { value: 'Primary', label: 'Primary residence' },
  { value: 'Second', label: 'Second home' },
  { value: 'Investment', label: 'Investment property' },
] as const satisfies readonly Option[];

export const PROPERTY_TYPES = [
  { value: 'SFR', label: 'Single-family home' },
  { value: 'Condo', label: 'Condo' },
  { value: 'Townhouse', label: 'Townhouse' },
  { value: '2-4Unit', label: '2-4 unit' },
  { value: 'Manufactured', label: 'Manufactured' },
  { value: 'Modular', label: 'Modular' },
] as const satisfies readonly Option[];

export const CONDO_WARRANTABILITIES = [
  { value: 'warrantable', label: 'Warrantable' },
  { value: 'unsure', label: 'Not sure' },
  { value: 'non-warrantable', label: 'Non-warrantable' },
] as const satisfies readonly Option[];

export const FUNDS_SOURCES = [
  { value: 'savings', label: 'Savings' },
  { value: 'gift', label: 'Gift' },
  { value: 'retirement', label: 'Retirement account' },
  { value: 'sale', label: 'Sale of a home' },
  { value: 'dpa', label: 'Down payment assistance' },
] as const satisfies readonly Option[];

export const LOAN_TYPES = [
  { value: 'Conventional', label: 'Conventional' },
  { value: 'FHA', label: 'FHA' },
  { value: 'VA', label: 'VA' },
  { value: 'USDA', label: 'USDA' },
  { value: 'Other', label: 'Other' },
] as const satisfies readonly Option[];

export const CREDIT_SCORE_RANGES = [
  { value: '740+', label: '740 or above' },
  { value: '700-739', label: '700-739' },
  { value: '660-699', label: '660-699' },
  { value: '620-659', label: '620-659' },
  { value: '580-619', label: '580-619' },
  { value: 'below580', label: 'Below 580' },
  { value: 'unknown', label: 'I don’t know' },
] as const satisfies readonly Option[];

export const EMPLOYMENT_STATUSES = [
  { value: 'employed-w2', label: 'Employed (W-2)' },
  { value: 'self-employed', label: 'Self-employed' },
  { value: 'retired', label: 'Retired' },
  { value: 'military', label: 'Military' },
  { value: 'not-employed', label: 'Not employed' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const RESIDENCY_STATUSES = [
  { value: 'citizen', label: 'U.S. citizen' },
  { value: 'permanent-resident', label: 'Permanent resident' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const DEROGATORY_EVENTS = [
  { value: 'none', label: 'None' },
  { value: 'bankruptcy', label: 'Bankruptcy' },
  { value: 'foreclosure', label: 'Foreclosure' },
  { value: 'short-sale', label: 'Short sale' },
] as const satisfies readonly Option[];
