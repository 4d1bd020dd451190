import {
  APPLICATION_DEFAULTS,
  type ApplicationDraft,
  applicationShape,
  type FieldName,
} from '@brokerage/domain/preapproval/application';
import { STEPS } from '@brokerage/domain/preapproval/steps';
import { dropHidden } from '@brokerage/domain/preapproval/visibility';

/** All answers, as the form holds them: also those that no longer show, so that a switch back finds them. */
export type FormValues = { [Field in keyof ApplicationDraft]?: ApplicationDraft[Field] | undefined };

export const FIELD_NAMES = Object.keys(applicationShape) as FieldName[];

export const EMPTY_FORM: FormValues = APPLICATION_DEFAULTS;

export interface FieldIssue {
  field: FieldName;
  message: string;
}

/** Whether a path of an error names a question. */
export function isFieldName(path: unknown): path is FieldName {
  return typeof path === 'string' && Object.hasOwn(applicationShape, path);
}

/** What is answered and shows. */
export function answersOf(values: FormValues): FormValues {
  const answered = FIELD_NAMES.filter((field) => values[field] !== undefined).map((field) => [
    field,
    values[field],
  ]);
  return dropHidden(Object.fromEntries(answered) as FormValues);
}

/** The first issue of each field of a step (1 to 7), in reading order. None: Next may go on. */
export function issuesOfStep(step: number, values: FormValues): FieldIssue[] {
  const definition = STEPS[step - 1];
  const parsed = definition?.schema.safeParse(answersOf(values));
  if (!definition || !parsed || parsed.success) return [];
  return definition.fields.flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}

/** The first step that Next would refuse; the last step when none would. */
export function firstIncompleteStep(values: FormValues): number {
  const index = STEPS.findIndex((_step, at) => issuesOfStep(at + 1, values).length > 0);
  return index === -1 ? STEPS.length : index + 1;
}
