import type { FieldName } from '@brokerage/domain/preapproval/application';
import { isRequired } from '@brokerage/domain/preapproval/steps';
import { useController } from 'react-hook-form';
import { EMPTIED, type FormValues, isEmptied } from '../formValues.ts';
import { QUESTIONS } from '../questions.ts';

/** The id of the control, or of the group of controls, that answers a question. */
export const fieldId = (field: FieldName) => `preapproval-${field.replaceAll('_', '-')}`;

/** What every field needs of its question: words, answer, error. */
export function useAnswer<Name extends FieldName>(name: Name) {
  const { field, fieldState } = useController<FormValues, Name>({ name });
  const { label, hint, options = [] } = QUESTIONS[name];
  return {
    id: fieldId(name),
    label,
    hint,
    options,
    required: isRequired(name),
    error: fieldState.error?.message,
    value: (isEmptied(field.value) ? undefined : field.value) as FormValues[Name],
    onChange: (value: FormValues[Name] | undefined) => field.onChange(value === undefined ? EMPTIED : value),
  };
}
