import { toLocalDigits } from './digits.ts';
import { formatUsPhone } from './formatUsPhone.ts';
import { normalizePhone, splitExtension } from './phone.ts';

/**
 * Returns the spellings under which records may store a phone number, for an equality query: as given (first), without its extension, and
 * for a US number as forms write it and as people commonly type it. At most 14, without duplicates; Firestore takes 30.
 */
export function toPhoneSpellings(phone: string): string[] {
  const normalized = normalizePhone(phone);
  const [number] = splitExtension(normalized);
  const local = toLocalDigits(number);
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(local)?.slice(1);
  // `+20 155 501 47` has ten digits, but another country's code.
  if (!parts || (number.startsWith('+') && !number.startsWith('+1'))) {
    return [...new Set([phone, normalized, number])];
  }
  const formatted = formatUsPhone(local);
  const dashes = parts.join('-');
  return [
    ...new Set([
      phone,
      normalized,
      number,
      formatted,
      local,
      dashes,
      parts.join('.'),
      parts.join(' '),
      `1${local}`,
      `1-${dashes}`,
      `+1${local}`,
      `+1 ${formatted}`,
      `+1 ${dashes}`,
      `+1-${dashes}`,
    ]),
  ];
}
