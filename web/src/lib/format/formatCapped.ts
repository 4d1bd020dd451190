/** Returns a count of which at most `limit` were read: `3`. The last one only shows that there are more: a limit of 21 gives `20+`. */
export const formatCapped = (count: number, limit: number): string =>
  count >= limit ? `${limit - 1}+` : String(count);
