import type { FlyerParties } from '@brokerage/domain/flyer/flyerParties';
import { effectiveData } from '@brokerage/domain/flyer/missingFields';
import { sampleValue } from '@brokerage/domain/flyer/sampleData';
import type { TemplateVersion } from '@brokerage/domain/flyer/template';

/** Values for a picture of a template: its defaults, and samples where it has none. */
export function sampleData(version: TemplateVersion, parties: FlyerParties): Record<string, unknown> {
  const given = effectiveData(version, {}, parties);
  return Object.fromEntries(
    version.handlebars_schema.fields.map((field) => [field.key, given[field.key] ?? sampleValue(field)]),
  );
}
