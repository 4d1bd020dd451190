import { objectKeys } from '../../collections/records.ts';
import { shiftDate } from '../../schedule/localTime.ts';

/**
 * The sample reasons of Regulation B for adverse action on credit: 12 CFR Part 1002, Appendix C, Form C-1, Part I, in its order and
 * wording. `other` is the form's "Other, specify". The labels of stored codes never change.
 */
export const ADVERSE_ACTION_REASONS = {
  application_incomplete: 'Credit application incomplete',
  few_credit_references: 'Insufficient number of credit references provided',
  unacceptable_credit_references: 'Unacceptable type of credit references provided',
  unverified_credit_references: 'Unable to verify credit references',
  irregular_employment: 'Temporary or irregular employment',
  unverified_employment: 'Unable to verify employment',
  length_of_employment: 'Length of employment',
  insufficient_income: 'Income insufficient for amount of credit requested',
  excessive_obligations: 'Excessive obligations in relation to income',
  unverified_income: 'Unable to verify income',
  length_of_residence: 'Length of residence',
  temporary_residence: 'Temporary residence',
  unverified_residence: 'Unable to verify residence',
  no_credit_file: 'No credit file',
  limited_credit_experience: 'Limited credit experience',
  poor_performance_with_us: 'Poor credit performance with us',
  delinquent_obligations: 'Delinquent past or present credit obligations with others',
  collection_or_judgment: 'Collection action or judgment',
  garnishment: 'Garnishment or attachment',
  foreclosure_or_repossession: 'Foreclosure or repossession',
  bankruptcy: 'Bankruptcy',
  recent_inquiries: 'Number of recent inquiries on credit bureau report',
  insufficient_collateral: 'Value or type of collateral not sufficient',
  other: 'Other, specified below',
} as const;
export type AdverseActionReason = keyof typeof ADVERSE_ACTION_REASONS;

export const ADVERSE_ACTION_REASON_CODES = objectKeys(ADVERSE_ACTION_REASONS);

/** Returns the wording of a stored code; an unknown code is returned unchanged. */
export const adverseActionReason = (code: string): string =>
  Object.hasOwn(ADVERSE_ACTION_REASONS, code) ? ADVERSE_ACTION_REASONS[code as AdverseActionReason] : code;

/** More than four reasons are unlikely to help an applicant (Official Interpretations, paragraph 9(b)(2)-1). */
export const MAX_ADVERSE_ACTION_REASONS = 4;

/** Maximum number of days that a notice of incompleteness gives the applicant to answer; more is a typing error. */
const MAX_REPLY_DAYS = 365;

/** Returns the first and the last day that a notice of incompleteness may name as its deadline. */
export const replyDays = (today: string): { first: string; last: string } => ({
  first: shiftDate(today, 1),
  last: shiftDate(today, MAX_REPLY_DAYS),
});
