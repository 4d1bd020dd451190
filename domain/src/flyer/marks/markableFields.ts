import type { TemplateField, TemplateVersion } from '../../template/template.ts';

/** Fields that every flyer has in addition to its template's. */
const ALWAYS: readonly Pick<TemplateField, 'key' | 'label'>[] = [
  { key: 'public_title', label: 'Public title' },
  { key: 'realtor', label: 'Realtor' },
];

/** Returns the fields that a mark can be about: those of the version, in the order of the form, after the public title and the realtor. */
export function markableFields({
  handlebars_schema: { fields },
}: Pick<TemplateVersion, 'handlebars_schema'>): Pick<TemplateField, 'key' | 'label'>[] {
  const own = fields.map(({ key, label }) => ({ key, label }));
  return [...ALWAYS.filter(({ key }) => own.every((field) => field.key !== key)), ...own];
}
