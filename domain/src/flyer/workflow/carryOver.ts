import type { TemplateVersion } from '../../template/template.ts';
import { formatField } from '../fields/formatField.ts';
import { submittedValues } from '../fields/submittedValues.ts';
import { isBlank, plainText } from '../texts/plainText.ts';

/** A value of a flyer that doesn't fit a newer version of its template. */
export interface DroppedValue {
  key: string;
  /** The field's label in the older version. */
  label: string;
  /** Formatted for people. */
  value: string;
  /** The field is gone, has another type now, or is locked with a preset value. */
  reason: 'gone' | 'other-type' | 'locked';
}

/** What happens to a flyer's values on a newer version of its template. */
export interface CarriedOver {
  /** The values that fit the newer version's fields. */
  data: Record<string, unknown>;
  left: DroppedValue[];
  /** Fields that the older version didn't have, in the order of the form. */
  added: { key: string; label: string; isRequired: boolean }[];
}

/** Moves a flyer's values to a newer version: each goes to the field with the same key, if it fits. */
export function carryOver(
  from: Pick<TemplateVersion, 'handlebars_schema'>,
  to: Pick<TemplateVersion, 'handlebars_schema' | 'default_data' | 'locked_fields' | 'required_fields'>,
  typed: Readonly<Record<string, unknown>>,
): CarriedOver {
  const { data: fitting } = submittedValues(to, typed);
  const { fields } = to.handlebars_schema;
  const newKeys = new Set(fields.map(({ key }) => key));
  const isLocked = (key: string) => to.locked_fields.includes(key) && !isBlank(to.default_data[key]);
  const data = Object.fromEntries(Object.entries(fitting).filter(([key]) => !isLocked(key)));
  const left = from.handlebars_schema.fields.flatMap((field): DroppedValue[] => {
    const { key, label } = field;
    const value = typed[key];
    if (isBlank(value) || Object.hasOwn(data, key)) return [];
    const reason = !newKeys.has(key) ? 'gone' : isLocked(key) ? 'locked' : 'other-type';
    return [{ key, label, value: formatField(field, value) || plainText(value), reason }];
  });
  const oldKeys = new Set(from.handlebars_schema.fields.map(({ key }) => key));
  const added = fields
    .filter(({ key }) => !oldKeys.has(key))
    .map(({ key, label }) => ({ key, label, isRequired: to.required_fields.includes(key) }));
  return { data, left, added };
}
