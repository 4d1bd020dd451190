import * as z from 'zod';
import { blankableLine, emailLine, requiredLine, requiredPhone } from '../text/lines.ts';
import { isPersonName, PERSON_NAME_MESSAGE } from '../text/personName.ts';
import { PROFILE_LIMITS } from './member.ts';

/**
 * An image's web address; other schemes (javascript:, data:) must not get into pages, flyers and signatures. http: is only for the Storage
 * emulator.
 */
const IMAGE_ADDRESS = /^((https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?\/)[^\s"<>\\]+)?$/;
const STORED_IMAGE_ADDRESS = /^(https?:\/\/[^\s"<>\\]+)?$/;

const headshotAddress = (shape: RegExp) =>
  z.string().max(PROFILE_LIMITS.headshot_url).regex(shape, 'Please choose the picture again');

const NMLS_DIGITS = /^\d*$/;

/** A stored profile, possibly from versions with weaker checks than `profileSchema`. */
export const storedProfileSchema = z.object({
  name: requiredLine(PROFILE_LIMITS.name, 'Full Name'),
  email: emailLine,
  phone: requiredPhone,
  title: blankableLine(PROFILE_LIMITS.title, 'Job Title'),
  nmls_id: blankableLine(PROFILE_LIMITS.nmls_id, 'NMLS number').regex(
    NMLS_DIGITS,
    'Please enter digits only',
  ),
  headshot_url: headshotAddress(STORED_IMAGE_ADDRESS),
});

/** Latin letters that everybody recognizes, including those with accents. */
const TITLE_TEXT = /^[\x20-\x7e–—‘’“”•·®™©ßæœøłđı]*$/i;
const hasPlainLetters = (title: string): boolean =>
  TITLE_TEXT.test(title.normalize('NFKD').replace(/\p{M}/gu, ''));

/** NMLS written together anywhere, or as a separate word with any nonletters in between; look-alikes count. */
const NMLS_WORD = /nm[l1i|][s5]|(?<![a-z])n[^a-z0-9]*m[^a-z0-9]*[l1i|][^a-z0-9]*[s5](?![a-z])/;
/** Digits with anything except letters and digits in between, separate from words. */
const NUMBERS = /(?<![a-z0-9])\d(?:[^a-z0-9]*\d)*(?![a-z0-9])/g;
const YEAR = '(?:19[5-9]|20[0-4])\\d';
/** The only long numbers that a title needs: "since 1992", "2023–2024", "24/7/365". */
const YEARS_OR_HOURS = new RegExp(`^(?:${YEAR}(?:(?: ?[-–—/&]|,) ?${YEAR})*|24/7(?:/365)?)$`);
/** Next to one of these words, a number that could be a year may be a license number. */
const LICENSE_WORD = /(?<![a-z])(?:lics?|licenses?|dre|reg|number|id|no)(?![a-z])|#/;
const FIRST_PLACE = /(?:#|(?<![a-z])no\.? ?)1(?![a-z0-9])/g;
/** Letters and symbols of `TITLE_TEXT` without a base letter, and their plain equivalents. */
const READ_AS: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 's', $: 's', æ: 'ae', œ: 'oe' };
/** Reads letters and bars next to a digit as 1 or 0. */
const readAsDigits = (word: string): string =>
  /\d/.test(word) ? word.replaceAll('o', '0').replace(/[il|]/g, '1') : word;

/**
 * Returns whether a title states a license number, which isn't allowed because titles are published without an administrator's
 * confirmation.
 */
function hasLicenseNumber(title: string): boolean {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const text = plain.replace(FIRST_PLACE, ' ').replace(/[łđøıß$æœ]/g, (letter) => READ_AS[letter] ?? letter);
  const isHarmless = (number: string) => YEARS_OR_HOURS.test(number) && !LICENSE_WORD.test(text);
  const others = text.replace(NUMBERS, (number) => (isHarmless(number) ? ' ' : number));
  const letters = others.split(' ').map(readAsDigits).join('');
  return NMLS_WORD.test(text) || /\d{4}/.test(letters.replace(/[^a-z0-9]/g, ''));
}

/** The part of the role record that its owner changes, through `update-profile`. */
export const profileSchema = storedProfileSchema.extend({
  name: storedProfileSchema.shape.name.refine(
    (name) => name === '' || isPersonName(name),
    PERSON_NAME_MESSAGE,
  ),
  title: storedProfileSchema.shape.title
    .refine(hasPlainLetters, 'Use letters, digits and common punctuation only')
    .refine(
      (title) => !hasLicenseNumber(title),
      'Leave out license numbers. Your NMLS number has its own field.',
    ),
  nmls_id: storedProfileSchema.shape.nmls_id.refine(
    (number) => !NMLS_DIGITS.test(number) || !number.startsWith('0'),
    'Leave off the zeros at the start',
  ),
  headshot_url: headshotAddress(IMAGE_ADDRESS),
});
export type ProfileField = keyof typeof profileSchema.shape;
export type Profile = z.output<typeof profileSchema>;

/** Profile fields shown on the member's public page, which has its own title. */
export const PUBLISHED_FIELDS = [
  'name',
  'email',
  'phone',
  'nmls_id',
  'headshot_url',
] as const satisfies readonly ProfileField[];
