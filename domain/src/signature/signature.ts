import * as z from 'zod';
import { objectKeys } from '../collections/records.ts';
import { type CompanyLook, isDefaultLook } from '../company/companyLook.ts';
import { optionalLine } from '../text/lines.ts';
import { ADDRESS_LIMIT, isHttpsAddress, isLinkAddress } from './signatureAddress.ts';

/** Limits in pixels, inclusive, and defaults; firestore.rules has the same limits. */
export const SIGNATURE_BOUNDS = {
  photo_size: { min: 60, max: 150, default: 80 },
  logo_size: { min: 40, max: 200, default: 40 },
  logo_padding_top: { min: 0, max: 50, default: 15 },
  logo_padding_bottom: { min: 0, max: 50, default: 0 },
  font_size: { min: 10, max: 20, default: 14 },
} as const;
export type SignatureMeasure = keyof typeof SIGNATURE_BOUNDS;

/** Limits in characters; firestore.rules has the same. */
export const SIGNATURE_TEXT_LIMITS = { address: 150, tagline: 120 } as const;

export const SIGNATURE_FONTS = ['Arial', 'Helvetica', 'Georgia', 'Times New Roman', 'Verdana'] as const;
export type SignatureFont = (typeof SIGNATURE_FONTS)[number];

export const SIGNATURE_LAYOUTS = ['horizontal', 'vertical', 'compact', 'banner'] as const;
export type SignatureLayout = (typeof SIGNATURE_LAYOUTS)[number];

/** In the order of a new signature. */
export const SIGNATURE_FIELDS = [
  'name',
  'title',
  'phone',
  'email',
  'website',
  'address',
  'nmls',
  'social',
] as const;
export type SignatureField = (typeof SIGNATURE_FIELDS)[number];

/** `icon`: file name in the site's /signature-icons/; `label`: of its setting, if members know the network by its former name. */
export const SOCIAL_NETWORKS = [
  { field: 'linkedin_url', name: 'LinkedIn', label: 'LinkedIn', icon: 'linkedin' },
  { field: 'facebook_url', name: 'Facebook', label: 'Facebook', icon: 'facebook' },
  { field: 'twitter_url', name: 'X', label: 'X (Twitter)', icon: 'x' },
  { field: 'instagram_url', name: 'Instagram', label: 'Instagram', icon: 'instagram' },
  { field: 'youtube_url', name: 'YouTube', label: 'YouTube', icon: 'youtube' },
] as const;

const TOO_LONG = `Use an address of ${ADDRESS_LIMIT} characters or fewer`;
const webAddress = z
  .string()
  .trim()
  .max(ADDRESS_LIMIT, TOO_LONG)
  .refine(
    (text) => text === '' || isHttpsAddress(text),
    'Use a web address that starts with https://, such as https://www.example.com',
  );
const linkAddress = z
  .string()
  .trim()
  .max(ADDRESS_LIMIT, TOO_LONG)
  .refine(
    (text) => text === '' || isLinkAddress(text),
    'Use an address that starts with https://, mailto: or tel:',
  );
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Use # and six digits 0-9, a-f, such as #1a5fb4');
const line = (max: number, label: string) => optionalLine(max, label).transform((text) => text ?? '');

const pixels = (measure: SignatureMeasure) => {
  const { min, max } = SIGNATURE_BOUNDS[measure];
  const message = `Use a whole number from ${min} to ${max}`;
  return z.number(message).int(message).min(min, message).max(max, message);
};

/** The settings that a member chooses for their signature. Rejects unknown keys. */
export const signatureSettingsSchema = z.strictObject({
  linkedin_url: webAddress,
  facebook_url: webAddress,
  twitter_url: webAddress,
  instagram_url: webAddress,
  youtube_url: webAddress,
  website_url: webAddress,
  address: line(SIGNATURE_TEXT_LIMITS.address, 'Address'),
  tagline: line(SIGNATURE_TEXT_LIMITS.tagline, 'Tagline'),
  font_family: z.enum(SIGNATURE_FONTS),
  font_size: pixels('font_size'),
  primary_color: color,
  accent_color: color,
  layout_style: z.enum(SIGNATURE_LAYOUTS),
  /** Blank: the officer's own questionnaire, if they are in the public directory. */
  apply_now_url: linkAddress,
  book_call_url: linkAddress,
  show_action_buttons: z.boolean(),
  field_order: z
    .array(z.enum(SIGNATURE_FIELDS))
    .refine(
      (order) => order.length === SIGNATURE_FIELDS.length && new Set(order).size === order.length,
      'Each field once',
    ),
  logo_padding_top: pixels('logo_padding_top'),
  logo_padding_bottom: pixels('logo_padding_bottom'),
  photo_size: pixels('photo_size'),
  logo_size: pixels('logo_size'),
});
export type SignatureSettings = z.output<typeof signatureSettingsSchema>;
export type SignatureKey = keyof SignatureSettings;

/** The settings of a new signature. */
export const SIGNATURE_DEFAULTS: SignatureSettings = {
  linkedin_url: '',
  facebook_url: '',
  twitter_url: '',
  instagram_url: '',
  youtube_url: '',
  website_url: '',
  address: '',
  tagline: '',
  font_family: 'Arial',
  font_size: SIGNATURE_BOUNDS.font_size.default,
  primary_color: '#333333',
  accent_color: '#1a5fb4',
  layout_style: 'horizontal',
  apply_now_url: '',
  book_call_url: '',
  show_action_buttons: false,
  field_order: [...SIGNATURE_FIELDS],
  logo_padding_top: SIGNATURE_BOUNDS.logo_padding_top.default,
  logo_padding_bottom: SIGNATURE_BOUNDS.logo_padding_bottom.default,
  photo_size: SIGNATURE_BOUNDS.photo_size.default,
  logo_size: SIGNATURE_BOUNDS.logo_size.default,
};

/** A company's details for a member's office. Blank means unknown. */
export interface SignatureOffice {
  website: string;
  address: string;
}

const fieldOrBlank = (key: 'website_url' | 'address', value: string): string =>
  signatureSettingsSchema.shape[key].safeParse(value).data ?? '';

/**
 * Returns the settings of a member who has saved none: in the company's primary color, if it has chosen colors, with the website and the
 * address of their office, if a signature can include them.
 */
export const toSignatureDefaults = (
  look: CompanyLook,
  { website, address }: SignatureOffice = { website: '', address: '' },
): SignatureSettings => ({
  ...SIGNATURE_DEFAULTS,
  ...(!isDefaultLook(look) && { accent_color: look.primary }),
  website_url: fieldOrBlank('website_url', website),
  address: fieldOrBlank('address', address),
});

export const SIGNATURE_KEYS = objectKeys(SIGNATURE_DEFAULTS);
