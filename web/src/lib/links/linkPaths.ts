import { routePaths } from '../routes/routePaths.ts';

/** Search parameter with the short code of a link to extend. */
export const EXTEND = 'extend';

/** Search parameter with the short code of the link whose details are open. */
export const LINK = 'link';

/** Returns the URL of Link Analytics with the dialog open to change this link's expiration. */
export const extendLinkPath = (shortCode: string): string =>
  `${routePaths.analytics}?${new URLSearchParams({ [EXTEND]: shortCode }).toString()}`;
