// As in the Associated Press's style, a short list has no comma before its last "and" or "or"; `en-US` would set one.
const conjunction = new Intl.ListFormat('en-GB');
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns "A, B and C"; blank for nothing. */
export const formatList = (items: Iterable<string>): string => conjunction.format(items);

/** Returns "A, B or C"; blank for nothing. */
export const formatAlternatives = (items: Iterable<string>): string => disjunction.format(items);
