import * as z from 'zod';
import { objectKeys } from '../../collections/records.ts';
import { recordIdSchema } from '../../ids/recordId.ts';
import {
  NOTATIONS,
  type NumberNotation,
  readTypedNumber,
  tooManyDecimals,
} from '../../number/typedNumber.ts';
import { isDialable } from '../../phone/phone.ts';
import { HOUR_MS } from '../../schedule/durations.ts';
import {
  emailLine,
  optionalFreeText,
  optionalLine,
  optionalPhone,
  PHONE_MESSAGE,
  requiredLine,
  requiredPhone,
} from '../../text/lines.ts';
import { findSensitiveNumber } from '../../text/sensitiveNumber.ts';
import { TEXT_LIMITS } from '../../text/textLimits.ts';
import {
  BEST_CONTACT_TIMES,
  CONDO_WARRANTABILITIES,
  CREDIT_SCORE_RANGES,
  DEROGATORY_EVENTS,
  EMPLOYMENT_STATUSES,
  FUNDS_SOURCES,
  LOAN_TYPES,
  OCCUPANCIES,
  PROPERTY_TYPES,
  PURPOSES,
  RESIDENCY_STATUSES,
  TIMELINES,
} from './options.ts';

/** Limits of the answers; text limits in characters (docs/product.md#applications). */
export const LIMITS = {
  ...TEXT_LIMITS,
  location: 500,
  freeText: 1000,
  /** Whole US dollars and cents; far above any home's price, and far below the limit of exact numbers. */
  money: 999_999_999.99,
  ratePercent: 30,
  years: 80,
  /** Credit history look-back in years. */
  lookBackYears: 7,
} as const;

function choice<const T extends readonly { value: string }[]>(options: T, message: string) {
  const values = options.map((option) => option.value) as { [K in keyof T]: T[K]['value'] };
  return z.enum(values, { error: message });
}

/** A number. While the input isn't a number, the form keeps the text, and the message says what to type instead. */
function typedNumber(notation: NumberNotation, message: string) {
  return z
    .number({
      error: ({ input }) => {
        const read = typeof input === 'string' ? readTypedNumber(input, notation) : undefined;
        return read?.kind === 'unclear' ? read.message : message;
      },
    })
    .refine(
      (number) => Number(number.toFixed(notation.decimals)) === number,
      tooManyDecimals(notation.decimals),
    );
}

/** US dollars and cents. */
const money = (message: string, notation: NumberNotation = NOTATIONS.money) =>
  typedNumber(notation, message).max(LIMITS.money, 'Enter an amount below $1,000,000,000');
const requiredMoney = (message: string, notation?: NumberNotation) =>
  money(message, notation).min(1, message);
const optionalMoney = money('Enter an amount in dollars').min(0, 'Enter 0 or more').optional();
const optionalMonthlyMoney = money('Enter an amount in dollars', NOTATIONS.monthlyMoney)
  .min(0, 'Enter 0 or more')
  .optional();

const yesNo = z.boolean({ error: 'Please answer yes or no' });

/**
 * The questions of the pre-approval application, one schema per field, with the messages for applicants. Never asks for a Social Security
 * number: with income, name, address, value and amount it would start the Loan Estimate clock (12 CFR 1026.2(a)(3)).
 */
export const applicationShape = {
  first_name: requiredLine(LIMITS.name, 'First name'),
  last_name: requiredLine(LIMITS.name, 'Last name'),
  email: emailLine,
  mobile: requiredPhone,
  best_contact_time: choice(BEST_CONTACT_TIMES, 'Choose a time').optional(),
  sms_opt_in: yesNo,
  consent_tcpa: z.literal(true, { error: 'You must agree to continue' }),
  soft_pull_consent: yesNo,

  purpose: choice(PURPOSES, 'Please choose a loan purpose'),
  timeline: choice(TIMELINES, 'Choose a timeline').optional(),
  has_agent: yesNo.optional(),
  agent_name: optionalLine(LIMITS.name, 'Agent name'),
  agent_phone: optionalPhone,
  va_eligibility: yesNo.optional(),

  occupancy: choice(OCCUPANCIES, 'Please choose how the property will be used'),
  property_type: choice(PROPERTY_TYPES, 'Property type is required'),
  property_location: requiredLine(LIMITS.location, 'Property location'),
  est_value_or_price: requiredMoney('Value/price is required'),
  hoa: yesNo.optional(),
  condo_warrantability: choice(CONDO_WARRANTABILITIES, 'Choose one').optional(),

  purchase_price: money('Enter an amount in dollars').min(1, 'Purchase price is required').optional(),
  down_payment: optionalMoney,
  funds_source: z.array(choice(FUNDS_SOURCES, 'Choose from the list')).max(FUNDS_SOURCES.length).optional(),

  current_loan_balance: optionalMoney,
  /** Percent. Arrow keys change it by 0.01; typed rates can have three decimals. */
  current_rate: typedNumber(NOTATIONS.rate, 'Enter a rate in percent')
    .min(0, 'Enter 0 or more')
    .max(LIMITS.ratePercent, `Enter a rate up to ${LIMITS.ratePercent}%`)
    .optional(),
  current_loan_type: choice(LOAN_TYPES, 'Choose a loan type').optional(),
  current_monthly_payment_piti: optionalMonthlyMoney,
  has_mi: yesNo.optional(),
  cash_out: yesNo.optional(),
  cash_out_amount: optionalMoney,

  credit_score_range: choice(CREDIT_SCORE_RANGES, 'Credit score range is required'),
  employment_status: choice(EMPLOYMENT_STATUSES, 'Employment status is required'),
  years_in_line_of_work: typedNumber(NOTATIONS.years, 'Enter a number of years')
    .min(0, 'Enter 0 or more')
    .max(LIMITS.years, `Enter ${LIMITS.years} years or fewer`)
    .optional(),
  monthly_income_gross: requiredMoney('Monthly income is required', NOTATIONS.monthlyMoney),
  other_income: optionalFreeText(LIMITS.freeText, 'Other income'),
  monthly_debts_known: optionalMonthlyMoney,
  residency_status: choice(RESIDENCY_STATUSES, 'Residency status is required'),
  co_borrower: yesNo,
  co_borrower_details: optionalFreeText(LIMITS.freeText, 'Co-borrower details'),
  recent_derogatory: choice(DEROGATORY_EVENTS, 'Choose one').optional(),
  recent_derogatory_year: typedNumber(NOTATIONS.whole, 'Enter a year')
    .min(1000, 'Enter a four-digit year')
    .max(9999, 'Enter a four-digit year')
    .optional(),
  first_time_homebuyer: yesNo.optional(),
  interested_in_dpa: yesNo.optional(),

  working_with_lo: yesNo,
  lo_assigned_id: recordIdSchema.nullish(),
} as const;

export type FieldName = keyof typeof applicationShape;

/** A rule about several answers, or one that older stored answers need not meet. The message is shown at `field`. */
interface CrossCheck {
  field: FieldName;
  message: (now: Date, answers: unknown) => string;
  fails: (answers: Partial<Record<FieldName, unknown>>, now: Date) => boolean;
}

/** The texts in which an applicant could write a Social Security or card number. */
const TEXT_FIELDS = ['agent_name', 'property_location', 'other_income', 'co_borrower_details'] as const;

const privateNumberIn = (field: FieldName, answers: unknown): string | undefined => {
  const text = isRecord(answers) ? answers[field] : undefined;
  return typeof text === 'string' ? findSensitiveNumber(text) : undefined;
};

const isUndialable = (phone: unknown) => typeof phone === 'string' && !isDialable(phone);

const CROSS_CHECKS: readonly CrossCheck[] = [
  { field: 'mobile', message: () => PHONE_MESSAGE, fails: (a) => isUndialable(a.mobile) },
  { field: 'agent_phone', message: () => PHONE_MESSAGE, fails: (a) => isUndialable(a.agent_phone) },
  {
    field: 'purchase_price',
    message: () => 'Purchase price is required',
    fails: (a) => a.purpose === 'Purchase' && a.purchase_price === undefined,
  },
  {
    field: 'down_payment',
    message: () => 'Down payment cannot be more than the purchase price',
    fails: (a) =>
      a.purpose === 'Purchase' &&
      typeof a.down_payment === 'number' &&
      typeof a.purchase_price === 'number' &&
      a.down_payment > a.purchase_price,
  },
  {
    field: 'recent_derogatory_year',
    message: () => 'Year cannot be in the future',
    fails: (a, now) =>
      hasDerogatoryEvent(a) &&
      typeof a.recent_derogatory_year === 'number' &&
      a.recent_derogatory_year > yearInUs(now, EASTERN_HOURS),
  },
  {
    field: 'recent_derogatory_year',
    message: (now) => `Enter ${firstYearCounted(now)} or later. We only ask about the last 7 years.`,
    fails: (a, now) =>
      hasDerogatoryEvent(a) &&
      typeof a.recent_derogatory_year === 'number' &&
      a.recent_derogatory_year < firstYearCounted(now),
  },
  ...TEXT_FIELDS.map(
    (field): CrossCheck => ({
      field,
      message: (_now, answers) => privateNumberIn(field, answers) ?? '',
      fails: (answers) => privateNumberIn(field, answers) !== undefined,
    }),
  ),
];

function hasDerogatoryEvent(answers: Partial<Record<FieldName, unknown>>): boolean {
  return answers.recent_derogatory !== undefined && answers.recent_derogatory !== 'none';
}

/** How far the clocks of the first and of the last state are behind UTC when a year begins: Eastern and Hawaii standard time. */
const [EASTERN_HOURS, HAWAII_HOURS] = [5, 10];

const yearInUs = (now: Date, hoursBehindUtc: number): number =>
  new Date(now.getTime() - hoursBehindUtc * HOUR_MS).getUTCFullYear();

/** Returns the first calendar year within the credit look-back, in the state whose year begins last. */
export function firstYearCounted(now: Date): number {
  return yearInUs(now, HAWAII_HOURS) - LIMITS.lookBackYears;
}

const isRecord = (value: unknown): value is Partial<Record<FieldName, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds the rules about several answers to an object schema with those fields. They run even if another field is invalid, so that a person
 * sees all errors at once.
 */
export function withCrossChecks<T extends z.ZodType>(schema: T, fields: readonly FieldName[]): T {
  let checked = schema;
  for (const check of CROSS_CHECKS.filter(({ field }) => fields.includes(field))) {
    checked = checked.refine((answers) => !isRecord(answers) || !check.fails(answers, new Date()), {
      path: [check.field],
      error: ({ input }) => check.message(new Date(), input),
      when: () => true,
    });
  }
  return checked;
}

const FIELD_NAMES = objectKeys(applicationShape);

/** A complete application for submission. Rejects unknown keys. */
export const applicationSchema = withCrossChecks(z.strictObject(applicationShape), FIELD_NAMES);
export type Application = z.output<typeof applicationSchema>;

/** The form's values before they are valid: any field may be missing. */
export type ApplicationInput = Partial<
  Omit<z.input<typeof applicationSchema>, 'consent_tcpa'> & { consent_tcpa: boolean }
>;

/** The initial answers of a new application: no consent is checked by default. */
export const APPLICATION_DEFAULTS = {
  sms_opt_in: false,
  consent_tcpa: false,
  soft_pull_consent: false,
  co_borrower: false,
  working_with_lo: false,
} as const satisfies ApplicationInput;

/** The applicant's answers as stored, without the other fields of their document. */
export const storedAnswersSchema = z.object(applicationShape);
