/** Returns where a map shows an address. */
export const directionsTo = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;
