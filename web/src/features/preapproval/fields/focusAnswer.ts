import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { fieldId } from './useQuestion.ts';

/** Focuses what answers a question: the field, or of several choices the chosen or first one. */
export function focusAnswer(field: FieldName): void {
  const found = document.getElementById(fieldId(field));
  const control = found?.matches('fieldset')
    ? (found.querySelector<HTMLElement>('input:checked') ?? found.querySelector<HTMLElement>('input'))
    : found;
  control?.focus();
}
