/** Returns the beginning of a text, `max` characters at most. It never ends in half of a surrogate pair, which Firestore can't store. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
