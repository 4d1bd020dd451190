/**
 * Returns amounts in cents as whole dollars that add up to their sum in whole dollars. Each is rounded as everywhere else, so that a
 * premium reads the same on all pages; the largest amount with cents absorbs the rounding difference.
 */
export function toWholeDollars(amounts: readonly number[]): number[] {
  const rounded = amounts.map((cents) => Math.round(cents / 100));
  const total = Math.round(amounts.reduce((sum, cents) => sum + cents, 0) / 100);
  const left = total - rounded.reduce((sum, dollars) => sum + dollars, 0);
  const largest = Math.max(...amounts.filter((cents) => cents % 100 !== 0));
  const taker = amounts.indexOf(largest);
  return rounded.map((dollars, index) => (index === taker ? dollars + left : dollars));
}
