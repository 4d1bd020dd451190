import { toLocalDigits } from '../../phone/digits.ts';
import { normalizePhone, splitExtension } from '../../phone/phone.ts';
import type { Submission } from '../submission.ts';

type Contact = Pick<Submission, 'email' | 'mobile'>;

const toEmail = ({ email }: Contact) => email.trim().toLowerCase();
const toNumber = ({ mobile }: Contact) => toLocalDigits(splitExtension(normalizePhone(mobile))[0]);

/**
 * Returns whether two submissions are from the same applicant, judging by the records: they have the same email address or phone number in
 * any notation.
 */
export function isSameApplicant(one: Contact, other: Contact): boolean {
  const isSame = (read: (contact: Contact) => string) => read(one) !== '' && read(one) === read(other);
  return isSame(toEmail) || isSame(toNumber);
}
