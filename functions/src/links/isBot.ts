import { isbot } from 'isbot';

/** Mail scanners and link preview fetchers that isbot misses. */
const MISSED_BY_ISBOT = /ms-?office|safelinks|barracuda|embedly|iframely|facebookcatalog/i;

/**
 * Returns whether a bot sent the request rather than a person's browser. Every browser, including those inside apps, identifies as
 * Mozilla or Opera, so a missing or different User-Agent means a bot, too. `isSpamSubmission` looks at what was entered instead.
 */
export const isBot = (userAgent: string): boolean =>
  !/^(Mozilla|Opera)\//.test(userAgent) || isbot(userAgent) || MISSED_BY_ISBOT.test(userAgent);
