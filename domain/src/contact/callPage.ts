/** The page of a call, which the mail about it leads to. */
export const CALL_PAGE = '/call';

/** Returns the page's path for the call of a reference number. What stands in the fragment reaches neither servers nor other sites. */
export const callPath = (number: string, secret: string): string => `${CALL_PAGE}#${number}.${secret}`;

/**
 * The reference number that the borrower was given, which finds the record, and a secret of 32 characters, of which only the hash is
 * stored.
 */
const CALL_LINK = /^((?:CB|PA)-[0-9A-Z]{4}-[0-9A-Z]{4})\.([0-9A-Za-z]{32})$/;
/** Returns what a link's text is made of; undefined for any other text. */
export function parseCallLink(link: string): { number: string; secret: string } | undefined {
  const [, number, secret] = CALL_LINK.exec(link) ?? [];
  return number === undefined || secret === undefined ? undefined : { number, secret };
}

/** Checks that a text is a link's, whether or not there is such a call. */
export const isCallLink = (link: string): boolean => CALL_LINK.test(link);
