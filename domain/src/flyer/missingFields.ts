import { isBlank } from './plainText.ts';
import type { TemplateField, TemplateVersion } from './template.ts';

type Version = Pick<
  TemplateVersion,
  'default_data' | 'handlebars_schema' | 'required_fields' | 'locked_fields'
>;
type Data = Readonly<Record<string, unknown>>;

/**
 * The values that a flyer shows: a locked field has the template's default (what the data says counts only where there
 * is none), any other has what was typed, or the default as long as nothing was ever typed there.
 */
export function effectiveData(
  version: Pick<Version, 'default_data' | 'handlebars_schema' | 'locked_fields'>,
  data: Data,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { key } of version.handlebars_schema.fields) {
    const isLocked = version.locked_fields.includes(key) && !isBlank(version.default_data[key]);
    const value = isLocked || !Object.hasOwn(data, key) ? version.default_data[key] : data[key];
    if (value !== undefined) values[key] = value;
  }
  return values;
}

/** Required fields with nothing in them, in the order of the form. */
export function missingFields(version: Version, data: Data): TemplateField[] {
  const values = effectiveData(version, data);
  return version.handlebars_schema.fields.filter(
    ({ key }) => version.required_fields.includes(key) && isBlank(values[key]),
  );
}
