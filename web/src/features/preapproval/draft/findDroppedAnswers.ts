import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { isVisible } from '@brokerage/domain/preapproval/form/visibility';
import { FIELD_NAMES, type FormValues, visibleAnswers } from './formValues.ts';

/** Returns answered questions that another loan purpose doesn't ask, in the questionnaire's order. */
export function findDroppedAnswers(values: FormValues, purpose: FormValues['purpose']): FieldName[] {
  const answers = visibleAnswers(values);
  const changed = { ...answers, purpose };
  return FIELD_NAMES.filter((field) => answers[field] !== undefined && !isVisible(field, changed));
}
