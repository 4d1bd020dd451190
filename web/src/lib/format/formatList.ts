/**
 * Joins without `Intl.ListFormat`, which every page would make while its scripts load: 10 ms on a slow phone. Our texts have no comma
 * before the last word; American rules would set one.
 */
function join(items: Iterable<string>, word: string): string {
  const all = [...items];
  const last = all.splice(-2).join(word);
  return [...all, last].join(', ');
}

/** Returns "A, B and C"; blank for nothing. */
export const formatList = (items: Iterable<string>): string => join(items, ' and ');

/** Returns "A, B or C"; blank for nothing. */
export const formatAlternatives = (items: Iterable<string>): string => join(items, ' or ');
