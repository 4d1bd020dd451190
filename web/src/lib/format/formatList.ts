/**
 * Joins without `Intl.ListFormat`, which every page would make while its scripts load: 10 ms on a slow phone. Our texts have no comma
 * before the last word; American rules would set one.
 */
function join(items: Iterable<string>, word: 'and' | 'or'): string {
  const all = [...items];
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} ${word} ${last}` : last;
}

/** Returns "A, B and C"; blank for nothing. */
export const formatList = (items: Iterable<string>): string => join(items, 'and');

/** Returns "A, B or C"; blank for nothing. */
export const formatAlternatives = (items: Iterable<string>): string => join(items, 'or');
