/** Returns amounts in cents as whole dollars that add up to their sum in whole dollars: those with the most cents are rounded up. */
export function toWholeDollars(amounts: readonly number[]): number[] {
  const whole = amounts.map((cents) => Math.floor(cents / 100));
  const total = Math.round(amounts.reduce((sum, cents) => sum + cents, 0) / 100);
  const missing = total - whole.reduce((sum, dollars) => sum + dollars, 0);
  const mostCents = amounts
    .map((_, index) => index)
    .toSorted((one, other) => ((amounts[other] ?? 0) % 100) - ((amounts[one] ?? 0) % 100))
    .slice(0, missing);
  return whole.map((dollars, index) => (mostCents.includes(index) ? dollars + 1 : dollars));
}
