/** Returns a link that shows an address on a map. */
export const directionsTo = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;

/** Returns a link with directions to an address in Apple Maps (Map Links, in Apple's URL Scheme Reference). */
export const appleDirectionsTo = (address: string) =>
  `https://maps.apple.com/?${new URLSearchParams({ daddr: address }).toString()}`;
