/**
 * Joins without `Intl.ListFormat`, which every page would make while its scripts load: 10 ms on a slow phone. As in the
 * Associated Press's style, a short list has no comma before its last word.
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
