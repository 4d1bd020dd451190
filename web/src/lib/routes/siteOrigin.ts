/** Returns the website's origin as flyers and links carry it: this one, as site and portal are of one origin. */
export const siteOrigin = (): string => window.location.origin;
