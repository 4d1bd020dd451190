import type { TemplateField, TemplateRecord, TemplateVersion } from '@brokerage/domain/template/template';

export interface SeedTemplate {
  tenantId: string;
  template: Omit<TemplateRecord, 'current_version_id'>;
  /** Oldest first; the last one is the current one. */
  versions: readonly Omit<TemplateVersion, 'id'>[];
}

export const field = (
  key: string,
  label: string,
  type: TemplateField['type'] = 'string',
  help_text = '',
): TemplateField => ({ key, label, type, help_text });

/** Filled from the profile of whoever the flyer speaks for. */
export const bound = (
  key: string,
  label: string,
  binding: NonNullable<TemplateField['binding']>,
): TemplateField => ({ ...field(key, label, 'string', 'Filled in for you.'), binding });

export const headline = field(
  'headline',
  'Headline',
  'string',
  'Short and plain: about 25 characters make one line.',
);
export const photo = field(
  'property_photo',
  'Property photo',
  'image',
  'Landscape format, JPG, PNG or WebP, smaller than 5 MB.',
);
export const callToAction = field('call_to_action', 'Call to action');
export const disclosure = field('disclosure', 'Disclosure', 'rich_text', 'Set by compliance.');
export const listPrice: TemplateField = {
  ...field('list_price', 'List price', 'number', 'US dollars.'),
  unit: 'usd',
};
export const GENERAL_DISCLOSURE =
  'This is not a commitment to lend. All loans are subject to credit approval. Programs and rates may change without notice.';

/** The id of a template's version, counted from 1. */
export const versionId = (templateId: string, number: number): string => `${templateId}-v${number}`;
