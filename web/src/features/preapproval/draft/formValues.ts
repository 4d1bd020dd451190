import { objectKeys } from '@brokerage/domain/collections/records';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import {
  APPLICATION_DEFAULTS,
  type ApplicationInput,
  applicationShape,
  type FieldName,
} from '@brokerage/domain/preapproval/form/application';
import { STEPS, stepAt } from '@brokerage/domain/preapproval/form/steps';
import { dropHidden } from '@brokerage/domain/preapproval/form/visibility';

/** All answers in the form, including hidden ones, so that switching back restores them (changing the purpose drops its own). */
export type Answers = {
  [Field in keyof ApplicationInput]?:
    | ApplicationInput[Field]
    | TextOfNumber<ApplicationInput[Field]>
    | undefined;
};

export interface FormValues extends Answers {
  /** The consent wording shown when the boxes were checked. It isn't an answer: only its version is sent and saved. */
  agreed_consent?: ShownConsent | undefined;
}

/** The wording next to the consent boxes, and its version. */
export type ShownConsent = PublicCompany['consent'];

/** Number fields keep the typed text until it parses to exactly one number. */
type TextOfNumber<Answer> = number extends Answer ? string : never;

export const FIELD_NAMES = objectKeys(applicationShape);

/** The number of step 4, whose questions depend on the purpose. */
export const DETAILS_STEP = STEPS.findIndex(({ id }) => id === 'details') + 1;

export const EMPTY_FORM: FormValues = APPLICATION_DEFAULTS;

/** Marks a cleared answer; react-hook-form would replace `undefined` with the default. */
export const CLEARED = '';
export const isCleared = (value: unknown) => value === CLEARED;

export interface AnswerIssue {
  field: FieldName;
  message: string;
}

/** Returns whether an error's path is a question. */
export function isFieldName(path: unknown): path is FieldName {
  return typeof path === 'string' && Object.hasOwn(applicationShape, path);
}

/** Returns the answers to visible questions. */
export function visibleAnswers(values: Answers): Answers {
  const answered = FIELD_NAMES.filter(
    (field) => values[field] !== undefined && !isCleared(values[field]),
  ).map((field) => [field, values[field]]);
  return dropHidden(Object.fromEntries(answered) as Answers);
}

/** Returns the first issue of each field of a step (1 to 7), in reading order. */
export function stepIssues(step: number, values: FormValues): AnswerIssue[] {
  const { fields, schema } = stepAt(step);
  const parsed = schema.safeParse(visibleAnswers(values));
  if (parsed.success) return [];
  return fields.flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}

/** Returns the first step with issues, or step 4 if it wasn't completed for the current purpose; otherwise the last step. */
export function furthestStep(values: FormValues, detailsFor: FormValues['purpose']): number {
  const index = STEPS.findIndex(
    (_step, at) =>
      stepIssues(at + 1, values).length > 0 || (at + 1 === DETAILS_STEP && values.purpose !== detailsFor),
  );
  return index === -1 ? STEPS.length : index + 1;
}
