export const PERSON_NAME_MESSAGE = 'Use letters, spaces, apostrophes, hyphens, periods and commas only';

// `\p{Script=Latin}` alone has Roman numerals, too.
const PERSON_NAME = /^(?:(?=\p{L})\p{Script=Latin}\p{M}{0,3}|[ '’ʻʼ.,\-‐‑])+$/u;

/**
 * Returns whether a text can be a member's name: letters of the Latin script with their marks, and the punctuation of names.
 * Digits are left out because a name must not state a license number, other scripts because their letters pass for Latin ones.
 */
export const isPersonName = (name: string): boolean => PERSON_NAME.test(name.normalize('NFC'));
