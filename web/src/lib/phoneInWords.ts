/** (973) 555-0101 for a US number of the directory; any other as it stands there. */
export function phoneInWords(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** For the telephone: digits, with the plus of the country code. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
