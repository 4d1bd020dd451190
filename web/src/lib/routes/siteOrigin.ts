/** Returns the website's origin for flyers and links: the current one, because site and portal share an origin. */
export const siteOrigin = (): string => window.location.origin;
