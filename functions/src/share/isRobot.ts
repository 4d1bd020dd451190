import { isbot } from 'isbot';

/** Scanners of mail and fetchers of link previews that isbot takes for browsers. */
const MISSED_BY_ISBOT = /ms-?office|safelinks|barracuda|embedly|iframely|facebookcatalog/i;

/**
 * Returns whether a program sent the request rather than a person's browser. Every browser, also inside another app,
 * calls itself Mozilla or Opera, so no User-Agent or any other start is a program, too.
 */
export const isRobot = (userAgent: string): boolean =>
  !/^(Mozilla|Opera)\//.test(userAgent) || isbot(userAgent) || MISSED_BY_ISBOT.test(userAgent);
