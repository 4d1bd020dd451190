import { boundValue, type SomeParties } from './bindings.ts';
import { isBlank } from './plainText.ts';
import type { TemplateField, TemplateVersion } from './template.ts';

type Version = Pick<
  TemplateVersion,
  'default_data' | 'handlebars_schema' | 'required_fields' | 'locked_fields'
>;
type Data = Readonly<Record<string, unknown>>;

/**
 * The values that a flyer shows. What a field begins with is its binding's value, else the template's default. A locked
 * field keeps that (what the data says counts only where there is none); any other has what was typed, once something was.
 */
export function effectiveData(
  version: Pick<Version, 'default_data' | 'handlebars_schema' | 'locked_fields'>,
  data: Data,
  parties?: SomeParties,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { key, binding } of version.handlebars_schema.fields) {
    const bound = binding && parties ? boundValue(binding, parties) : '';
    const given = bound === '' ? version.default_data[key] : bound;
    const isLocked = version.locked_fields.includes(key) && !isBlank(given);
    const value = isLocked || !Object.hasOwn(data, key) ? given : data[key];
    if (value !== undefined) values[key] = value;
  }
  return values;
}

/** Required fields with nothing in them, in the order of the form. */
export function missingFields(version: Version, data: Data, parties?: SomeParties): TemplateField[] {
  const values = effectiveData(version, data, parties);
  return version.handlebars_schema.fields.filter(
    ({ key }) => version.required_fields.includes(key) && isBlank(values[key]),
  );
}
