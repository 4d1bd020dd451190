const US_NUMBER = /^(?:\+?1)?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/;

/**
 * Returns the address that calls a number: digits with the country code, which phones abroad need as well, and the extension as
 * RFC 3966 writes it.
 */
export function phoneLink(phone: string): string {
  // Not splitExtension(): a page that shows a number would fetch it with the rules of typed ones.
  const [number = '', extension] = phone.split(/\D*[x#]\D*/i);
  const digits = US_NUMBER.exec(number)?.slice(1).join('');
  return `tel:${digits ? `+1${digits}` : number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
