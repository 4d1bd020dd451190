import * as z from 'zod';
import { applicationShape, type FieldName, withCrossChecks } from './application.ts';
import type { QuestionnaireStepId } from './questionnaireSteps.ts';

export interface Step {
  id: QuestionnaireStepId;
  title: string;
  /** The questions of this step, in reading order. */
  fields: readonly FieldName[];
  /** Answers that Next requires. Step 4 adds purchase_price for a purchase. */
  required: readonly FieldName[];
  /** Checks the answers of this step only. */
  schema: z.ZodType;
}

function step(definition: Omit<Step, 'schema'>, context: readonly FieldName[] = []): Step {
  const shape = Object.fromEntries(definition.fields.map((field) => [field, applicationShape[field]]));
  // Answers of other steps that this step's rules read; they aren't validated here.
  const contextShape = Object.fromEntries(context.map((field) => [field, z.unknown().optional()]));
  return {
    ...definition,
    schema: withCrossChecks(z.object({ ...shape, ...contextShape }), definition.fields),
  };
}

/** The seven steps of the questionnaire, in order (docs/product.md#applications). */
export const STEPS: readonly Step[] = [
  step({
    id: 'contact',
    title: 'Contact Information & Consent',
    fields: [
      'first_name',
      'last_name',
      'email',
      'mobile',
      'best_contact_time',
      'consent_tcpa',
      'sms_opt_in',
      'soft_pull_consent',
    ],
    required: ['first_name', 'last_name', 'email', 'mobile', 'consent_tcpa'],
  }),
  step({
    id: 'goal',
    title: 'Your Goal & Scenario',
    fields: ['purpose', 'timeline', 'has_agent', 'agent_name', 'agent_phone', 'va_eligibility'],
    required: ['purpose'],
  }),
  step({
    id: 'property',
    title: 'Property Information',
    fields: [
      'occupancy',
      'property_type',
      'est_value_or_price',
      'condo_warrantability',
      'property_location',
      'hoa',
    ],
    required: ['occupancy', 'property_type', 'property_location', 'est_value_or_price'],
  }),
  step(
    {
      id: 'details',
      title: 'Loan Details',
      fields: [
        'purchase_price',
        'down_payment',
        'funds_source',
        'current_loan_balance',
        'current_rate',
        'current_loan_type',
        'current_monthly_payment_piti',
        'has_mi',
        'cash_out',
        'cash_out_amount',
      ],
      required: [],
    },
    ['purpose'],
  ),
  step({
    id: 'borrower',
    title: 'Borrower Profile',
    fields: [
      'credit_score_range',
      'employment_status',
      'years_in_line_of_work',
      'monthly_income_gross',
      'residency_status',
      'co_borrower',
      'co_borrower_details',
      'recent_derogatory',
      'recent_derogatory_year',
      'first_time_homebuyer',
      'interested_in_dpa',
    ],
    required: ['credit_score_range', 'employment_status', 'monthly_income_gross', 'residency_status'],
  }),
  step({
    id: 'qualifying',
    title: 'Qualifying Information',
    fields: ['other_income', 'monthly_debts_known'],
    required: [],
  }),
  step({
    id: 'officer',
    title: 'Loan Officer Assignment',
    fields: ['working_with_lo', 'lo_assigned_id'],
    required: ['working_with_lo'],
  }),
];

/** Returns a step by its number (1 to 7). */
export function stepAt(number: number): Step {
  const step = STEPS[number - 1];
  if (!step) throw new RangeError(`No step ${number}`);
  return step;
}

/** Returns the title of a step. Step 4 is named after the purpose: Purchase Details or Refinance Details. */
export function stepTitle(step: Step, purpose: unknown): string {
  if (step.id !== 'details') return step.title;
  if (purpose === 'Purchase') return 'Purchase Details';
  if (purpose === 'Refinance') return 'Refinance Details';
  return step.title;
}

/** Returns whether a label carries the asterisk. */
export function isRequired(field: FieldName): boolean {
  return field === 'purchase_price' || STEPS.some((step) => step.required.includes(field));
}

/** Returns the step (1 to 7) that asks for the field. */
export function findStepNumber(field: FieldName): number {
  return STEPS.findIndex((step) => step.fields.includes(field)) + 1;
}
