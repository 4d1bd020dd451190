/** Returns the quantile of sorted numbers at a share from 0 to 1; 0 for none. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Returns the median of these numbers, in any order; 0 for none. */
export const median = (numbers: readonly number[]) =>
  quantile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  );
