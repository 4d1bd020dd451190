const US_NUMBER = /^(?:\+?1)?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/;

/** Returns the address that calls a number: digits with the country code, which phones abroad need as well. */
export function phoneLink(phone: string): string {
  const [, ...parts] = US_NUMBER.exec(phone) ?? [];
  return `tel:${parts.length > 0 ? `+1${parts.join('')}` : phone.replace(/[^\d+]/g, '')}`;
}
