/** How much longer than the next one the longest bar may be, so that the others can still be told apart. */
const LONGEST = 2;

/** Returns the value beyond which a bar is cut: an outlier would leave only stubs of the others. */
export function barLimit(values: readonly number[]): number {
  const [longest = 0, next = 0] = values.map(Math.abs).toSorted((a, b) => b - a);
  return next > 0 ? Math.min(longest, next * LONGEST) : longest;
}

/** Returns the value as its bar shows it: no further from zero than the limit. */
export const clip = (value: number, limit: number): number =>
  Math.sign(value) * Math.min(Math.abs(value), limit);
