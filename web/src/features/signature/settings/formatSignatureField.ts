import type { Member } from '@brokerage/domain/member/member';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import {
  type SignatureField,
  type SignatureSettings,
  SOCIAL_NETWORKS,
} from '@brokerage/domain/signature/signature';
import { DEFAULT_TITLE } from '@brokerage/domain/signature/signatureFacts';

export const FIELD_LABELS: Record<SignatureField, string> = {
  name: 'Name',
  title: 'Job title',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  address: 'Address',
  nmls: 'NMLS number',
  social: 'Social media',
};

/** Returns a field's text; '' for an empty one, which is left out. */
export function formatSignatureField(
  field: SignatureField,
  settings: SignatureSettings,
  profile: Member,
): string {
  switch (field) {
    case 'name':
      return profile.name;
    case 'title':
      return profile.title || DEFAULT_TITLE;
    case 'phone':
      return formatUsPhone(profile.phone);
    case 'email':
      return profile.email;
    case 'website':
      return settings.website_url;
    case 'address':
      return settings.address;
    case 'nmls':
      return profile.nmls_id;
    case 'social':
      return SOCIAL_NETWORKS.filter(({ field: url }) => settings[url] !== '')
        .map(({ name }) => name)
        .join(', ');
  }
}
