/**
 * Returns whether two server responses are equal, given that their keys arrive in the same order. Public pages load this, so it doesn't use
 * a package.
 */
export const isSameResponse = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
