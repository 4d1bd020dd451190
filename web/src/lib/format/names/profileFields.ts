import type { ProfileField } from '@brokerage/domain/member/profile';

/** Labels of the profile fields in the portal. */
export const PROFILE_FIELDS = {
  headshot_url: 'Headshot',
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  title: 'Job Title',
  nmls_id: 'NMLS number',
} as const satisfies Record<ProfileField, string>;
