import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { type ApplicationDraft, DRAFT_FIELDS } from './draft.ts';
import { CLEARED, type FormValues, isCleared } from './formValues.ts';

export type DraftContent = Pick<ApplicationDraft, 'step' | 'detailsFor' | 'values'>;

const toComparable = (value: unknown) =>
  value === undefined || isCleared(value) ? undefined : JSON.stringify(value);

/** Returns the shared fields in which two sets of answers differ. */
export function findChangedFields(from: FormValues, to: FormValues): FieldName[] {
  return DRAFT_FIELDS.filter((field) => toComparable(from[field]) !== toComparable(to[field]));
}

/** Returns `values` with the answers to `fields` replaced by those in `from`. */
export function replaceAnswers(values: FormValues, fields: FieldName[], from: FormValues): FormValues {
  const replaced = fields.map((field) => [field, from[field] ?? CLEARED]);
  return { ...values, ...(Object.fromEntries(replaced) as FormValues) };
}

/** Applies this tab's changes since `base` to the stored draft, which another tab may have saved in the meantime. */
export function mergeDraft(base: DraftContent, own: DraftContent, stored: DraftContent): DraftContent {
  const changed = findChangedFields(base.values, own.values);
  const unchanged = DRAFT_FIELDS.filter((field) => !changed.includes(field));
  return {
    step: own.step === base.step ? stored.step : own.step,
    detailsFor: own.detailsFor === base.detailsFor ? stored.detailsFor : own.detailsFor,
    values: replaceAnswers(own.values, unchanged, stored.values),
  };
}
