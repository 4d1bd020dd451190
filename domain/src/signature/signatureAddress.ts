/** Maximum length of an address in characters; firestore.rules has the same limit. */
export const ADDRESS_LIMIT = 200;

// Allowed characters of an address: none that end an attribute, and no look-alike letters.
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

/** Returns a typed address, such as www.example.com or http://www.example.com, with https:// at its start. */
export function tidyAddress(typed: string): string {
  const text = typed.trim();
  return BARE_DOMAIN.test(text) ? `https://${text}` : text.replace(OPEN_WEB, 'https://');
}

/** Returns whether it is the address of an unencrypted page, which tidyAddress turns into https. */
export const isOpenWebAddress = (typed: string): boolean => OPEN_WEB.test(typed.trim());
