const US_NUMBER = /^(?:\+?1)?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/;

/** Returns the address that calls a number: digits with the country code, which phones abroad need as well. */
export function phoneLink(phone: string): string {
  const digits = US_NUMBER.exec(phone)?.slice(1).join('');
  return `tel:${digits ? `+1${digits}` : phone.replace(/[^\d+]/g, '')}`;
}
