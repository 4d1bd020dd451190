/** The page of a call, linked from its mail. */
export const CALL_PAGE = '/call';

/** Characters of a call's secret: every mail program accepts them as part of a link. */
export const CALL_SECRET_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Number of characters: 190 random bits. */
export const CALL_SECRET_LENGTH = 32;

/** Returns a call's token: the borrower's reference number, which finds the record, and a secret that is stored only as a hash. */
export const toCallToken = (number: string, secret: string): string => `${number}.${secret}`;

/** Returns the page's path for a call. The secret is in the fragment, which never reaches servers or other sites. */
export const callPath = (number: string, secret: string): string =>
  `${CALL_PAGE}#${toCallToken(number, secret)}`;

const CALL_TOKEN = new RegExp(
  `^((?:CB|PA)-[0-9A-Z]{4}-[0-9A-Z]{4})\\.([${CALL_SECRET_ALPHABET}]{${CALL_SECRET_LENGTH}})$`,
);

/** Returns the parts of a token, whether or not the call exists; undefined for any other text. */
export function parseCallToken(token: string): { number: string; secret: string } | undefined {
  const [, number, secret] = CALL_TOKEN.exec(token) ?? [];
  return number === undefined || secret === undefined ? undefined : { number, secret };
}
