import {
  type SignatureKey,
  type SignatureLayout,
  type SignatureSettings,
  SOCIAL_NETWORKS,
} from '@brokerage/domain/signature/signature';
import { FIELD_LABELS } from './formatSignatureField.ts';

const NETWORK_LABELS = Object.fromEntries(
  SOCIAL_NETWORKS.map(({ field, label }) => [field, label]),
) as Record<(typeof SOCIAL_NETWORKS)[number]['field'], string>;

/** The labels of the settings. */
export const SIGNATURE_LABELS = {
  ...NETWORK_LABELS,
  layout_style: 'Layout',
  field_order: 'Field order',
  website_url: 'Website',
  address: 'Address',
  tagline: 'Tagline',
  show_action_buttons: 'Show action buttons',
  apply_now_url: 'Apply Now',
  book_call_url: 'Book A Call',
  font_family: 'Font',
  font_size: 'Font size',
  primary_color: 'Text color',
  accent_color: 'Accent color',
  photo_size: 'Photo size',
  logo_size: 'Logo height',
  logo_padding_top: 'Space above the logo',
  logo_padding_bottom: 'Space below the logo',
} as const satisfies Record<SignatureKey, string>;

export const LAYOUT_LABELS: Record<SignatureLayout, string> = {
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  compact: 'Compact',
  banner: 'Banner',
};

/** Returns the text of a setting. */
export function formatSignatureSetting(key: SignatureKey, settings: SignatureSettings): string {
  if (key === 'layout_style') return LAYOUT_LABELS[settings.layout_style];
  if (key === 'field_order') return settings.field_order.map((field) => FIELD_LABELS[field]).join(', ');
  const value = settings[key];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? `${value} pixels` : value || 'none';
}
