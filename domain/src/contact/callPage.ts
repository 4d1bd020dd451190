/** The page of a call, which the mail about it leads to. */
export const CALL_PAGE = '/call';

/** Returns the page's path for the call of a reference number. What stands in the fragment reaches neither servers nor other sites. */
export const callPath = (number: string, secret: string): string => `${CALL_PAGE}#${number}.${secret}`;
