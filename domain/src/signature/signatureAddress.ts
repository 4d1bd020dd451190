/** Longest address in characters; firestore.rules holds the same. */
export const ADDRESS_LIMIT = 200;

// What an address may be written with: nothing that ends an attribute, and no letters that look like others.
const TAIL = "[\\w!#$%&'()*+,./:;=?@\\[\\]~-]";
const WEB = new RegExp(`^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]${TAIL}*)?$`, 'i');
const MAIL = /^mailto:[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const TEL = /^tel:\+?[\d().-]{3,30}$/i;

/** Returns whether it is an https:// address that is safe in mail: printable ASCII, not too long. */
export const isHttpsAddress = (text: string): boolean => text.length <= ADDRESS_LIMIT && WEB.test(text);

/** Returns whether a link in mail may lead there: https, mailto or tel. */
export const isLinkAddress = (text: string): boolean =>
  isHttpsAddress(text) || (text.length <= ADDRESS_LIMIT && (MAIL.test(text) || TEL.test(text)));

const BARE_DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]|$)/i;
const OPEN_WEB = /^http:\/\//i;

/** Returns an address as people type it, www.example.com or http://www.example.com for one, with https:// at its beginning. */
export function tidyAddress(typed: string): string {
  const text = typed.trim();
  return BARE_DOMAIN.test(text) ? `https://${text}` : text.replace(OPEN_WEB, 'https://');
}

/** Returns whether it is the address of a page without encryption, which tidyAddress makes one with it. */
export const isOpenWebAddress = (typed: string): boolean => OPEN_WEB.test(typed.trim());
