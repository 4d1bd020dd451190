/**
 * Returns whether two answers of the server say the same: their keys come in the same order. Public pages load this, so it does without a
 * package.
 */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
