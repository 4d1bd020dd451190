import { routePaths } from '../routes/routePaths.ts';

/** Search parameter with the short code of a link to extend. */
export const EXTEND = 'extend';

/** The address's field with the short code of the link whose details are open. */
export const LINK = 'link';

/** Returns the address of Link Analytics with the dialog open that gives this link another end. */
export const extendLinkPath = (shortCode: string): string =>
  `${routePaths.analytics}?${new URLSearchParams({ [EXTEND]: shortCode }).toString()}`;
