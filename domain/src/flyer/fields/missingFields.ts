import type { TemplateField, TemplateVersion } from '../../template/template.ts';
import { isBlank } from '../texts/plainText.ts';
import { boundValue, type SomeParties } from './bindings.ts';

type Version = Pick<
  TemplateVersion,
  'default_data' | 'handlebars_schema' | 'required_fields' | 'locked_fields'
>;
type Data = Readonly<Record<string, unknown>>;

/**
 * Returns the values that a flyer shows. A field's initial value is its binding's, otherwise the template's default. A locked field keeps
 * its initial value (stored data counts only if there is none); any other field has what was typed, once something was.
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

/** Something to fill in: a field of the version, or the choice of a realtor. */
export type MissingField = Pick<TemplateField, 'key' | 'label'>;

const REALTOR: MissingField = { key: 'realtor', label: 'Realtor' };

/**
 * Returns the empty required fields, in the order of the form. If fields need a realtor and none is chosen, the first of them is replaced
 * by the realtor: such fields are often locked, and the form asks for the realtor first.
 */
export function missingFields(version: Version, data: Data, parties?: SomeParties): MissingField[] {
  const values = effectiveData(version, data, parties);
  const empty = version.handlebars_schema.fields.filter(
    ({ key }) => version.required_fields.includes(key) && isBlank(values[key]),
  );
  const isOfRealtor = ({ binding }: TemplateField) => binding?.startsWith('realtor.') && !parties?.realtor;
  const own = empty.filter((field) => !isOfRealtor(field));
  return own.length === empty.length ? own : [REALTOR, ...own];
}
