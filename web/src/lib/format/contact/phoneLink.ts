/** Returns a `tel:` link: digits with the country code, which phones abroad need as well, and the extension as in RFC 3966. */
export function phoneLink(phone: string): string {
  // Not splitExtension(): importing it would add the phone number rules to every public page.
  const [number = '', extension] = phone.split(/\D*[x#]\D*/i);
  const called = number.replace(/[^\d+]/g, '').replace(/^(?:\+?1)?(\d{10})$/, '+1$1');
  return `tel:${called}${extension ? `;ext=${extension}` : ''}`;
}
