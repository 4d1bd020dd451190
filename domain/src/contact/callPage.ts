/** The page of a call, which the mail about it leads to. */
export const CALL_PAGE = '/call';

/** Characters of a call's secret: every mail program takes them as part of an address. */
export const CALL_SECRET_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** How many there are: 190 random bits. */
export const CALL_SECRET_LENGTH = 32;

/**
 * Returns a call's link: the reference number that the borrower was given, which finds the record, and a secret of which only the hash is
 * stored.
 */
export const toCallLink = (number: string, secret: string): string => `${number}.${secret}`;

/** Returns the page's path for a call. The secret is in the fragment, which never reaches servers or other sites. */
export const callPath = (number: string, secret: string): string =>
  `${CALL_PAGE}#${toCallLink(number, secret)}`;

const CALL_LINK = new RegExp(
  `^((?:CB|PA)-[0-9A-Z]{4}-[0-9A-Z]{4})\\.([${CALL_SECRET_ALPHABET}]{${CALL_SECRET_LENGTH}})$`,
);

/** Returns what a link is made of, whether or not there is such a call; undefined for any other text. */
export function parseCallLink(link: string): { number: string; secret: string } | undefined {
  const [, number, secret] = CALL_LINK.exec(link) ?? [];
  return number === undefined || secret === undefined ? undefined : { number, secret };
}
