import type { FlyerParties } from '@brokerage/domain/flyer/flyerParties';
import { effectiveData } from '@brokerage/domain/flyer/missingFields';
import type { TemplateField, TemplateVersion } from '@brokerage/domain/flyer/template';

/** What stands for a value that the officer will type. A picture has its own placeholder in the layout. */
function sampleValue({ type, label, unit }: TemplateField): unknown {
  switch (type) {
    case 'string':
      return label;
    case 'address':
      return '14 Maple Avenue, Clifton, NJ 07011';
    case 'phone':
      return '(973) 555-0100';
    case 'email':
      return 'name@mail.example';
    case 'url':
      return 'https://www.example.com';
    case 'number':
      return unit === 'usd' ? 450_000 : 3;
    case 'date':
      return '2026-05-17';
    case 'rich_text':
      return `${label}: the text of your own goes here. It may have paragraphs and lists.`;
    case 'image':
      return '';
  }
}

/** Values for a picture of a template: its defaults, and samples where it has none. */
export function sampleData(version: TemplateVersion, parties: FlyerParties): Record<string, unknown> {
  const given = effectiveData(version, {}, parties);
  return Object.fromEntries(
    version.handlebars_schema.fields.map((field) => [field.key, given[field.key] ?? sampleValue(field)]),
  );
}
