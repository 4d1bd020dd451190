const US_NUMBER = /^(?:\+?1)?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/;

/** (973) 555-0101 for a US number of the directory; any other as it stands there. */
export function formatUsPhone(phone: string): string {
  const [, area, exchange, line] = US_NUMBER.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** For the telephone: digits with the country code, which phones abroad need as well. */
export function phoneLink(phone: string): string {
  const [, ...parts] = US_NUMBER.exec(phone) ?? [];
  return `tel:${parts.length > 0 ? `+1${parts.join('')}` : phone.replace(/[^\d+]/g, '')}`;
}
