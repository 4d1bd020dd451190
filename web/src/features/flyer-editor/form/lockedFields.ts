import type { FieldSource } from '@brokerage/domain/flyer/fields/fieldValue';

/** Why a locked field can't be typed into. */
export const LOCKED_WORDS: Record<FieldSource, string> = {
  template: 'Set by compliance.',
  profile: 'From your profile.',
  company: 'From the company settings.',
  branch: 'From your branch.',
  realtor: 'From the realtor.',
};

/** Fields that a correction can't change, because it must remain the same advertisement (`assertSameAdvertisement`). */
export const KEPT_WORDS = {
  address: 'Stays the same in a correction. For another property, duplicate the flyer.',
  realtor: 'Stays the same in a correction. For another realtor, duplicate the flyer.',
} as const;

/** What to do if a locked field is empty. */
export const LOCKED_EMPTY_WORDS: Record<FieldSource, string> = {
  template: 'Set by compliance.',
  profile: 'Missing from your profile. Add it in Profile Settings.',
  company: 'Missing from the company settings. Ask an administrator.',
  branch: 'From your branch. An administrator can set it on the People page.',
  realtor: 'From the realtor. Choose one above.',
};
