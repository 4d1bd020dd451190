/** How many times as long as the next one a bar may be before it is cut. */
const OUTLIER = 3;
/** How many times as long as the next one a cut bar is drawn: clearly less than its length. */
const CUT = 2;

/** Returns the value beyond which a bar is cut: an outlier would leave only stubs of the others. */
export function barLimit(values: readonly number[]): number {
  const [longest = 0, next = 0] = values.map(Math.abs).toSorted((a, b) => b - a);
  return next > 0 && longest > next * OUTLIER ? next * CUT : longest;
}

/** Returns the value as its bar shows it: no further from zero than the limit. */
export const clip = (value: number, limit: number): number =>
  Math.sign(value) * Math.min(Math.abs(value), limit);
