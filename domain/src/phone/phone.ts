import { toDigits, toLocalDigits } from './digits.ts';

/** An extension at the end, in any notation: `ext. 12`, `x12`, `#12`, `;ext=12`. */
const EXTENSION = /[\s,;]*(?:extension|ext|x|#)[\s.:=]*(\d{1,7})$/i;

/**
 * Normalizes a phone number: removes direction marks, special dashes and `tel:` that come along from address books and web pages, and
 * writes its extension as ` x12`.
 */
export function normalizePhone(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*tel:/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .trim()
    .replace(EXTENSION, ' x$1');
}

/** Splits a normalized phone number from its extension, which begins with ` x` or is empty. */
export function splitExtension(phone: string): [number: string, extension: string] {
  const at = phone.search(/ x\d+$/);
  return at === -1 ? [phone, ''] : [phone.slice(0, at), phone.slice(at)];
}

/**
 * Returns whether a number can be dialed, judging by its digits: in the North American Numbering Plan the area code and the exchange each
 * begin with 2 to 9 (nanpa.com, NXX-NXX-XXXX). A number with another country's code, or with more or fewer digits, is accepted unchanged.
 */
export function isDialable(phone: string): boolean {
  const [number] = splitExtension(phone);
  const digits = toDigits(number);
  const isForeign = number.startsWith('+') && !digits.startsWith('1');
  const local = toLocalDigits(number);
  return isForeign || local.length !== 10 || /^[2-9]\d{2}[2-9]\d{6}$/.test(local);
}
