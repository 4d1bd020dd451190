import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import type { FlyerParties } from '@brokerage/domain/flyer/flyerParties';
import { sampleParties, sampleValue, showsRealtor } from '@brokerage/domain/flyer/sampleData';
import { type Template, type TemplateVersion, toLayoutKey } from '@brokerage/domain/template/template';

/** For a picture of a template: its defaults, samples where it has none, and a realtor where its flyers show one. */
export function sampleData(version: TemplateVersion, category: Template['category'], own: FlyerParties) {
  const { fields } = version.handlebars_schema;
  const layout = toLayoutKey(version, category);
  const { realtor } = sampleParties(true);
  const parties = own.realtor || !showsRealtor({ layout, fields }) ? own : { ...own, realtor };
  const given = effectiveData(version, {}, parties);
  const data: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field.key, given[field.key] ?? sampleValue(field, layout)]),
  );
  return { data, parties };
}
