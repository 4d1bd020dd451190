import { AsYouType } from 'libphonenumber-js/min';

/** A phone number as people write it: (201) 555-0123, or with its own country code when it starts with +. */
export function formatPhone(text: string): string {
  // An extension is kept as it was typed: the formatter would drop it.
  if (/[^\d\s().+-]/.test(text)) return text;
  return new AsYouType('US').input(text);
}
