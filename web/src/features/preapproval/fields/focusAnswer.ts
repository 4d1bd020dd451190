import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { fieldId } from './useQuestion.ts';

/** Focuses a question's input, or the selected (otherwise first) one of several options. */
export function focusAnswer(field: FieldName): void {
  const found = document.getElementById(fieldId(field));
  const control = found?.matches('fieldset')
    ? (found.querySelector<HTMLElement>('input:checked') ?? found.querySelector<HTMLElement>('input'))
    : found;
  control?.focus();
}
