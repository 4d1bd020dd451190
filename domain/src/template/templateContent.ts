import { isEmptyValue } from '../flyer/fields/formatField.ts';
import { toLifetimeDays } from './flyerLifetime.ts';
import { type Template, type TemplateVersion, toLayoutKey } from './template.ts';
import type { ContentField, TemplateContent } from './templateCallables.ts';

/** Returns whether a field begins with a value of the template. */
export const hasDefault = (field: ContentField): boolean => !isEmptyValue(field, field.default);

/** Returns the version that a template's content becomes when it is published. */
export function toTemplateVersion({
  category,
  fields,
  approval_required,
  layout,
  lifetime_days,
}: TemplateContent): Omit<TemplateVersion, 'id'> {
  return {
    default_data: Object.fromEntries(fields.filter(hasDefault).map((field) => [field.key, field.default])),
    handlebars_schema: {
      fields: fields.map(({ required: _r, locked: _l, default: _d, ...field }) => field),
    },
    required_fields: fields.filter(({ required }) => required).map(({ key }) => key),
    locked_fields: fields.filter(({ locked }) => locked).map(({ key }) => key),
    approval_required,
    layout,
    lifetime_days: toLifetimeDays({ lifetime_days }, category),
  };
}

/** Returns the content of a version that is there, to be edited. */
export function toTemplateContent(
  { name, description, category }: Pick<Template, 'name' | 'description' | 'category'>,
  version: Omit<TemplateVersion, 'id'>,
): TemplateContent {
  const { handlebars_schema, default_data, required_fields, locked_fields, approval_required } = version;
  return {
    name,
    description,
    category,
    layout: toLayoutKey(version, category),
    approval_required,
    lifetime_days: toLifetimeDays(version, category),
    fields: handlebars_schema.fields.map((field) => ({
      ...field,
      required: required_fields.includes(field.key),
      locked: locked_fields.includes(field.key),
      ...(Object.hasOwn(default_data, field.key) && {
        // Stored defaults have passed the schema of templates.
        default: default_data[field.key] as ContentField['default'],
      }),
    })),
  };
}
