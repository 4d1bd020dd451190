import type { TemplateField } from '../../template/template.ts';
import { SMALL_PHOTOS } from '../layout/smallPhotos.ts';
import type { LayoutKey } from '../record/layoutKeys.ts';

/** A field that designs recognize by its key. */
type KnownField = Pick<TemplateField, 'label' | 'type' | 'unit'>;

const KNOWN = {
  headline: { label: 'Headline', type: 'string' },
  property_address: { label: 'Property address', type: 'address' },
  list_price: { label: 'List price', type: 'number', unit: 'usd' },
  property_photo: { label: 'Property photo', type: 'image' },
  photo_2: { label: 'Second photo', type: 'image' },
  photo_3: { label: 'Third photo', type: 'image' },
  photo_4: { label: 'Fourth photo', type: 'image' },
  photo: { label: 'Photo', type: 'image' },
  call_to_action: { label: 'Call to action', type: 'string' },
  body: { label: 'Text', type: 'rich_text' },
  open_house_date: { label: 'Date', type: 'date' },
  open_house_time: { label: 'Time', type: 'string' },
  effective_date: { label: 'Effective date', type: 'date' },
  rate_30_year: { label: '30-year fixed rate', type: 'number', unit: 'percent' },
  apr_30_year: { label: '30-year fixed APR', type: 'number', unit: 'percent' },
  rate_15_year: { label: '15-year fixed rate', type: 'number', unit: 'percent' },
  apr_15_year: { label: '15-year fixed APR', type: 'number', unit: 'percent' },
  assumptions: { label: 'Assumptions', type: 'rich_text' },
  intro: { label: 'Introduction', type: 'string' },
  letter_date: { label: 'Date', type: 'date' },
  recipient: { label: 'Recipient', type: 'string' },
  recipient_email: { label: 'Recipient’s email', type: 'email' },
  buyer_name: { label: 'Buyer', type: 'string' },
  closing: { label: 'Closing line', type: 'string' },
  program_name: { label: 'Program', type: 'string' },
  figure_1: { label: 'First figure', type: 'string' },
  figure_2: { label: 'Second figure', type: 'string' },
  figure_3: { label: 'Third figure', type: 'string' },
  event_type: { label: 'Kind of event', type: 'string' },
  listing_agent: { label: 'Listed by', type: 'string' },
  bedrooms: { label: 'Bedrooms', type: 'number', unit: 'plain' },
  bathrooms: { label: 'Bathrooms', type: 'number', unit: 'plain' },
  living_area: { label: 'Living area', type: 'string' },
  speaker: { label: 'Taught by', type: 'string' },
  event_date: { label: 'Date', type: 'date' },
  event_time: { label: 'Time', type: 'string' },
  venue: { label: 'Venue', type: 'address' },
  agenda: { label: 'Agenda', type: 'rich_text' },
  client_name: { label: 'Client', type: 'string' },
  message: { label: 'Message', type: 'rich_text' },
  disclosure: { label: 'Disclosure', type: 'rich_text' },
} as const satisfies Record<string, KnownField>;
type KnownKey = keyof typeof KNOWN;

/** The keys that each design in layout/designs places itself, in page order; all others are listed with their labels among the facts. */
const DEFAULTS: Record<LayoutKey, readonly KnownKey[]> = {
  'just-listed': ['headline', 'property_address', 'list_price', 'property_photo', 'body', 'call_to_action'],
  'open-house': [
    'headline',
    'open_house_date',
    'open_house_time',
    'property_address',
    'list_price',
    'property_photo',
    'body',
    'call_to_action',
  ],
  'rate-sheet': [
    'headline',
    'effective_date',
    'rate_30_year',
    'apr_30_year',
    'rate_15_year',
    'apr_15_year',
    'assumptions',
    'body',
    'photo',
    'call_to_action',
  ],
  'first-home': ['headline', 'intro', 'body', 'photo', 'call_to_action'],
  letter: [
    'letter_date',
    'recipient',
    'recipient_email',
    'property_address',
    'buyer_name',
    'headline',
    'body',
    'closing',
  ],
  'co-brand': [
    'headline',
    'property_address',
    'list_price',
    'property_photo',
    'open_house_date',
    'open_house_time',
    'body',
    'call_to_action',
  ],
  program: [
    'program_name',
    'headline',
    'intro',
    'body',
    'figure_1',
    'figure_2',
    'figure_3',
    'photo',
    'call_to_action',
  ],
  event: ['headline', 'event_date', 'event_time', 'venue', 'agenda', 'photo', 'call_to_action'],
  greeting: ['client_name', 'headline', 'message', 'photo', 'call_to_action'],
};

const HOME_FACTS = ['bedrooms', 'bathrooms', 'living_area'] as const;

/** Optional keys that also fit on the page. */
const EXTRAS: Partial<Record<LayoutKey, readonly KnownKey[]>> = {
  'just-listed': [...HOME_FACTS, 'listing_agent', ...SMALL_PHOTOS],
  'open-house': [...HOME_FACTS, 'listing_agent', ...SMALL_PHOTOS],
  'co-brand': SMALL_PHOTOS,
  event: ['event_type', 'speaker'],
};

/** The fields without which a flyer of the layout says nothing, or may not be published, such as a rate without its APR. */
const REQUIRED: Record<LayoutKey, readonly KnownKey[]> = {
  'just-listed': ['headline', 'property_address'],
  'open-house': ['headline', 'open_house_date', 'property_address'],
  'rate-sheet': ['effective_date', 'rate_30_year', 'apr_30_year', 'assumptions'],
  'first-home': ['headline', 'body'],
  letter: ['letter_date', 'recipient', 'body'],
  'co-brand': ['headline', 'property_address'],
  program: ['program_name', 'headline', 'body'],
  event: ['headline', 'event_date', 'event_time', 'venue'],
  greeting: ['client_name', 'message'],
};

/** Other keys that a layout takes for the same fields. */
const ALIASES: Partial<Record<LayoutKey, RegExp>> = {
  'just-listed': /^(price|photo|description)$/,
  'open-house': /^(event_date|event_time|time|price|photo|description)$/,
  'rate-sheet': /^(rate|apr|points)_/,
  'first-home': /^(subheadline|lead|steps|agenda)$/,
  letter: /^(client_name|call_to_action|message)$/,
  'co-brand': /^(price|photo|description|event_date|event_time)$/,
  program: /^(program|overline|subheadline|lead|highlights|benefits|(figure|fact|highlight)_.*)$/,
  event: /^(time|open_house_time|body)$/,
  greeting: /^(recipient|body|property_photo|closing)$/,
};

/** A field that a layout places itself. */
export type LayoutField = KnownField & Pick<TemplateField, 'key'> & { required: boolean; locked: boolean };

const toLayoutFields = (layout: LayoutKey, keys: readonly KnownKey[]): readonly LayoutField[] =>
  keys.map((key) => ({
    key,
    ...KNOWN[key],
    required: key === 'disclosure' || REQUIRED[layout].includes(key),
    locked: key === 'disclosure',
  }));

/**
 * Returns the usual fields of a template with the layout, in page order; all have the footer's. The disclosure belongs to compliance: it is
 * on every flyer, and officers can't change it.
 */
export const defaultFields = (layout: LayoutKey): readonly LayoutField[] =>
  toLayoutFields(layout, [...DEFAULTS[layout], 'disclosure']);

/** Returns all fields that the layout places itself, including those that few templates use. */
export const supportedFields = (layout: LayoutKey): readonly LayoutField[] =>
  toLayoutFields(layout, [...DEFAULTS[layout], ...(EXTRAS[layout] ?? []), 'disclosure']);

/** Returns whether the layout places a field with the key itself. */
export const supportsField = (layout: LayoutKey, key: string): boolean =>
  supportedFields(layout).some((field) => field.key === key) || ALIASES[layout]?.test(key) === true;
