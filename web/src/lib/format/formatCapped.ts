/**
 * Returns a count of which at most `limit` were read: `3`. The last one only tells that there are more: of a limit of 21 it is `20+`.
 */
export const formatCapped = (count: number, limit: number): string =>
  count >= limit ? `${limit - 1}+` : String(count);
