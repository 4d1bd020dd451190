import { APPLICATION_DEFAULTS, type FieldName } from '@brokerage/domain/preapproval/form/application';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { isRequired } from '@brokerage/domain/preapproval/form/steps';
import { useController } from 'react-hook-form';
import { CLEARED, type FormValues, isCleared } from '../draft/formValues.ts';

/** Returns the id of a question's control or group of controls. */
export const fieldId = (field: FieldName) => `preapproval-${field.replaceAll('_', '-')}`;

/** Returns what a field needs for its question: label, answer and error. */
export function useQuestion<Name extends FieldName>(name: Name) {
  const { field, fieldState } = useController<FormValues, Name>({ name });
  const { label, hint, options = [] } = QUESTIONS[name];
  const isAnswered = field.value !== undefined && !isCleared(field.value);
  const isOptional = !isRequired(name) && !Object.hasOwn(APPLICATION_DEFAULTS, name);
  return {
    id: fieldId(name),
    label,
    hint,
    options,
    required: isRequired(name),
    error: fieldState.error?.message,
    value: (isCleared(field.value) ? undefined : field.value) as FormValues[Name],
    /** Clears the answer; undefined without an answer, or when one is required. */
    clear: isAnswered && isOptional ? () => field.onChange(CLEARED) : undefined,
    onChange: (value: FormValues[Name] | undefined) => field.onChange(value === undefined ? CLEARED : value),
  };
}
