import { toLocalDigits } from '@brokerage/domain/phone/digits';
import type { MismoNode } from './mismoNode.ts';

/** Returns a CONTACT_POINT with a phone number; an empty one if there is none. */
export const telephone = (phone: string | undefined, role?: 'Mobile' | 'Work'): MismoNode =>
  phone
    ? {
        CONTACT_POINT_TELEPHONE: { ContactPointTelephoneValue: toLocalDigits(phone) },
        CONTACT_POINT_DETAIL: { ContactPointRoleType: role },
      }
    : {};

/** Returns a CONTACT_POINT with an email address; an empty one if there is none. */
export const email = (address: string | undefined): MismoNode => ({
  CONTACT_POINT_EMAIL: { ContactPointEmailValue: address },
});
