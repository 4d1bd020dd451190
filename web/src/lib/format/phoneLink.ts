const US_NUMBER = /^(?:\+?1)?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/;
// Not splitExtension(): a page that shows a number would fetch it with the rules of typed ones.
const EXTENSION = /[\s,;]*(?:extension|ext|x|#)[\s.:=]*(\d{1,7})$/i;

/**
 * Returns the address that calls a number: digits with the country code, which phones abroad need as well, and the extension as
 * RFC 3966 writes it.
 */
export function phoneLink(phone: string): string {
  const [ending = '', extension] = EXTENSION.exec(phone) ?? [];
  const number = ending === '' ? phone : phone.slice(0, -ending.length);
  const digits = US_NUMBER.exec(number)?.slice(1).join('');
  const called = digits ? `+1${digits}` : number.replace(/[^\d+]/g, '');
  return `tel:${called}${extension ? `;ext=${extension}` : ''}`;
}
