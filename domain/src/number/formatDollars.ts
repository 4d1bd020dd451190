const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  // Shows cents only if there are any, and then both digits.
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats US dollars with thousands separators; N/A when there is no amount. */
export function formatDollars(amount: number | null): string {
  return amount === null ? 'N/A' : dollars.format(amount);
}

/** Cents as whole US dollars, for estimates; a loss has a minus sign. */
export const formatWholeDollars = (cents: number): string =>
  // Turns minus zero into zero, which would otherwise get a minus sign.
  formatDollars(Math.round(cents / 100) || 0).replace('-', '−');
