const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** US dollars with thousands separators; N/A when there is no amount. */
export function formatDollars(amount: number | null): string {
  return amount === null ? 'N/A' : dollars.format(amount);
}
