import { routePaths } from '../routes/routePaths.ts';

/** The address's field with the short code of a link that is to live longer. */
export const EXTEND = 'extend';

/** Link Analytics with the dialog open that gives this link another end. */
export const extendLinkPath = (shortCode: string): string =>
  `${routePaths.analytics}?${new URLSearchParams({ [EXTEND]: shortCode }).toString()}`;
