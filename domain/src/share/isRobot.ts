/** Words by which robots, fetchers of link previews and scanners of mail name themselves. A Cubot is a telephone. */
const NAMES =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|fetcher|externalhit|facebookcatalog|headless|lighthouse|pagespeed|embedly|iframely|ms-office|msoffice|safelinks|google-|googleother|mediapartners|proofpoint|barracuda|mimecast|urlscan|uptime|pingdom|phantomjs|httpclient/i;

/**
 * Whether a program sent it rather than a person's browser. All browsers, also those inside other apps, have called
 * themselves Mozilla for decades; programs such as curl and WhatsApp's fetcher do not.
 */
export const isRobot = (userAgent: string): boolean =>
  !/^(Mozilla|Opera)\//.test(userAgent) || NAMES.test(userAgent);
