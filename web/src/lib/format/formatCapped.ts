/**
 * Formats a count of which at most `limit` were read: `3`. Reaching the limit only means that there are more: a limit of 21 gives `20+`.
 */
export const formatCapped = (count: number, limit: number): string =>
  count >= limit ? `${limit - 1}+` : String(count);
