import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { fieldId } from './useQuestion.ts';

/** Focuses a question's control: the field, or in a group the selected or first option. */
export function focusAnswer(field: FieldName): void {
  const found = document.getElementById(fieldId(field));
  const control = found?.matches('fieldset')
    ? (found.querySelector<HTMLElement>('input:checked') ?? found.querySelector<HTMLElement>('input'))
    : found;
  control?.focus();
}
