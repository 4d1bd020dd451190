/**
 * Returns whether two answers of the server are equal: their keys arrive in the same order. Without a package, because public pages load
 * this.
 */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
