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

/** Returns a field that is filled from the profile of the flyer's officer. */
export const bound = (
  key: string,
  label: string,
  binding: NonNullable<TemplateField['binding']>,
): TemplateField => ({ ...field(key, label, 'string', 'Filled in for you.'), binding });

export const headline = field(
  'headline',
  'Headline',
  'string',
  'Keep it short. One line fits about 25 characters.',
);
export const photo = field(
  'property_photo',
  'Property photo',
  'image',
  'A landscape photo. JPG, PNG or WebP, smaller than 5 MB.',
);
/** The same for a photo next to a column. */
export const uprightPhoto: TemplateField = {
  ...photo,
  help_text: 'An upright photo fits best: a wide one loses its sides. JPG, PNG or WebP, smaller than 5 MB.',
};
/** The small photos of a listing. */
export const morePhotos = [
  field('photo_2', 'Second photo', 'image', 'Small, beside the main one.'),
  field('photo_3', 'Third photo', 'image'),
  field('photo_4', 'Fourth photo', 'image'),
];
/** Details of a home. */
export const homeDetails = [
  field('bedrooms', 'Bedrooms', 'number'),
  field('bathrooms', 'Bathrooms', 'number'),
  field('living_area', 'Living area', 'string', 'For example 2,140 sq ft.'),
];
/** The listing agent, for flyers without the realtor. */
export const listingAgent = field(
  'listing_agent',
  'Listed by',
  'string',
  'Name, brokerage and phone of the listing agent. Leave blank if that’s the realtor on this flyer.',
);
export const callToAction = field('call_to_action', 'Call to action');
export const disclosure = field('disclosure', 'Disclosure', 'rich_text', 'Set by compliance.');
export const listPrice: TemplateField = {
  ...field('list_price', 'List price', 'number', 'US dollars.'),
  unit: 'usd',
};
/** Disclosure in addition to the category's own text. */
export const GENERAL_DISCLOSURE =
  'A pre-approval is not a loan approval. Your terms depend on your credit, income, property and loan amount.';

/** Returns the id of a template's version, counted from 1. */
export const versionId = (templateId: string, number: number): string => `${templateId}-v${number}`;
