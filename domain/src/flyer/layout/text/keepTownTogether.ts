/** Returns an address whose town, state and ZIP code stay on one line. */
export const keepTownTogether = (address: string): string =>
  address.replace(/(?<=^|,)\s*[^\s,][^,]{0,23},\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?$/, (town) =>
    town.replace(/^\s+/, ' ').replace(/(?!^)\s+/g, '\u00a0'),
  );
