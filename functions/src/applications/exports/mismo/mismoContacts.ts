import type { MismoNode } from './mismoNode.ts';

/** Digits of a US number without the country code; other numbers with all of theirs. */
const toDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Returns a CONTACT_POINT with a phone number; an empty one where there is none. */
export const telephone = (phone: string | undefined, role?: 'Mobile' | 'Work'): MismoNode =>
  phone
    ? {
        CONTACT_POINT_TELEPHONE: { ContactPointTelephoneValue: toDigits(phone) },
        CONTACT_POINT_DETAIL: { ContactPointRoleType: role },
      }
    : {};

/** Returns a CONTACT_POINT with an email address; an empty one where there is none. */
export const email = (address: string | undefined): MismoNode => ({
  CONTACT_POINT_EMAIL: { ContactPointEmailValue: address },
});
